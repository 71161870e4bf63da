/** What whoever runs the server can do about an account. A server that runs looks at it anew within a second. */
import { keptName, lookOf, nameFault } from '@dungeon-twister/protocol';
import { namesOf } from '../people/seats.ts';
import type { Person } from '../storage/people.ts';
import type { Storage } from '../storage/port.ts';
import { OperationFailed } from './backup.ts';

async function named({ people }: Storage, name: string): Promise<Person> {
  const person = await people.byLook(lookOf(name));
  if (!person) throw new OperationFailed(`Nobody has the name ${name}.`);
  return person;
}

/** Lets somebody in no more, from now on; null lets him in again. */
export async function bar(storage: Storage, name: string, since: number | null): Promise<string> {
  const { people } = storage;
  const person = await named(storage, name);
  await people.change(person.id, { barred: since });
  if (since !== null) await people.closeSessions(person.id, null);
  await people.revise();
  return `${person.name} is let in ${since === null ? 'again' : 'no more'}`;
}

/** Another name for somebody, at his tables too. */
export async function rename(storage: Storage, name: string, fresh: string): Promise<string> {
  const { people } = storage;
  const person = await named(storage, name);
  const fault = nameFault(fresh);
  if (fault) throw new OperationFailed(`${fresh} cannot be a name (${fault}).`);
  const kept = keptName(fresh);
  if (
    !(await people.change(person.id, { name: kept, look: lookOf(kept) }, await namesOf(storage, person.id)))
  )
    throw new OperationFailed(`Somebody has the name ${kept}, or one that looks like it.`);
  await people.revise();
  return `${person.name} is called ${kept} now`;
}
