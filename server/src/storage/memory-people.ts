/** People in memory, for tests of other parts. */
import type { Named, PeopleStorage, Person, PersonChange, SeatOfPerson, Session } from './people.ts';

/** Writes another name beside an entry, or takes it away. */
type Rename = (table: string, number: number, name: string | null) => void;

export class MemoryPeople implements PeopleStorage {
  private readonly rename: Rename;
  private readonly onGone: (person: string) => void;
  private people: Person[] = [];
  private sessions: Session[] = [];
  seats: SeatOfPerson[] = [];
  private revised = 0;

  /** `onGone` forgets what else is kept of somebody. */
  constructor(rename: Rename, onGone: (person: string) => void) {
    this.rename = rename;
    this.onGone = onGone;
  }

  add(person: Person): Promise<boolean> {
    const isFree = this.people.every(({ id, look }) => id !== person.id && look !== person.look);
    if (isFree) this.people.push(person);
    return Promise.resolve(isFree);
  }

  byLook(look: string): Promise<Person | null> {
    return Promise.resolve(this.people.find((one) => one.look === look) ?? null);
  }

  byId(id: string): Promise<Person | null> {
    return Promise.resolve(this.people.find((one) => one.id === id) ?? null);
  }

  change(id: string, change: PersonChange, named: readonly Named[] = []): Promise<boolean> {
    const person = this.people.find((one) => one.id === id);
    if (!person || this.people.some((one) => one.id !== id && one.look === change.look))
      return Promise.resolve(false);
    this.people = this.people.map((one) => (one.id === id ? { ...one, ...change } : one));
    this.write(named, change.name ?? person.name);
    return Promise.resolve(true);
  }

  remove(id: string, named: readonly Named[]): Promise<void> {
    this.people = this.people.filter((one) => one.id !== id);
    this.sessions = this.sessions.filter(({ person }) => person !== id);
    this.seats = this.seats.filter(({ person }) => person !== id);
    this.onGone(id);
    this.write(named, null);
    return Promise.resolve();
  }

  openSession(session: Session, most: number): Promise<void> {
    const mine = [session, ...this.sessions.filter(({ person }) => person === session.person)];
    const others = this.sessions.filter(({ person }) => person !== session.person);
    this.sessions = [...mine.slice(0, most), ...others];
    return Promise.resolve();
  }

  session(hash: string, now: number): Promise<Session | null> {
    return Promise.resolve(this.sessions.find((one) => one.hash === hash && one.until > now) ?? null);
  }

  sessionsOf(person: string, now: number): Promise<readonly Session[]> {
    return Promise.resolve(this.sessions.filter((one) => one.person === person && one.until > now));
  }

  closeSession(hash: string): Promise<void> {
    this.sessions = this.sessions.filter((one) => one.hash !== hash);
    return Promise.resolve();
  }

  closeSessions(person: string, but: string | null): Promise<void> {
    this.sessions = this.sessions.filter((one) => one.person !== person || one.hash === but);
    return Promise.resolve();
  }

  claim(seat: SeatOfPerson, most: number): Promise<boolean> {
    const isHere = (one: SeatOfPerson): boolean => one.table === seat.table && one.seat === seat.seat;
    const isMine = (one: SeatOfPerson): boolean => one.person === seat.person;
    if (!this.people.some(({ id }) => id === seat.person)) return Promise.resolve(false);
    const before = this.seats.find(isHere);
    if (before?.link === seat.link) return Promise.resolve(isMine(before));
    const others = this.seats.filter((one) => !isHere(one));
    if (others.filter(isMine).length >= most) return Promise.resolve(false);
    if (others.some((one) => isMine(one) && one.table === seat.table)) return Promise.resolve(false);
    this.seats = [seat, ...others];
    return Promise.resolve(true);
  }

  seatsOf(person: string): Promise<readonly SeatOfPerson[]> {
    return Promise.resolve(this.seats.filter((one) => one.person === person).toSorted((a, b) => b.at - a.at));
  }

  seatAt(person: string, table: string): Promise<SeatOfPerson | null> {
    return Promise.resolve(this.seats.find((one) => one.person === person && one.table === table) ?? null);
  }

  /** The table is removed: nobody has a seat there any more. */
  forgetTable(table: string): void {
    this.seats = this.seats.filter((one) => one.table !== table);
  }

  revision(): Promise<number> {
    return Promise.resolve(this.revised);
  }

  revise(): Promise<void> {
    this.revised++;
    return Promise.resolve();
  }

  private write(named: readonly Named[], name: string | null): void {
    for (const { table, numbers } of named) for (const number of numbers) this.rename(table, number, name);
  }
}
