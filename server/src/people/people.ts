/**
 * Accounts: a name and a passphrase, for whoever wants his games on several devices. Nobody needs one to play.
 *
 * Nothing says whether there is somebody of a name but that the name cannot be taken a second time.
 */
import { lookOf, type PeopleCode } from '@dungeon-twister/protocol';
import type { PeopleStorage, Person, Session } from '../storage/people.ts';
import { sha256 } from '../table/secrets.ts';
import type { Time } from '../time.ts';
import {
  drawId,
  drawRecovery,
  drawToken,
  fitsPassphrase,
  fitsRecovery,
  hashPassphrase,
  hashRecovery,
  TooBusy,
} from './secrets.ts';
import { Throttle } from './throttle.ts';

const DAY_MS = 86_400_000;
/** For how long somebody stays logged in. */
export const SESSION_MS = 180 * DAY_MS;
/** Devices on which somebody is logged in at once. */
const MOST_SESSIONS = 20;
/** Wrong passphrases under one name, from wherever they come. */
const TRIES = { most: 10, perSecond: 1 / 60 };

export interface PersonNo {
  readonly error: PeopleCode;
}
export const personNo = (error: PeopleCode): PersonNo => ({ error });

/** Somebody has come in: `token` is what his cookie is to hold. */
export interface LoggedIn {
  readonly person: Person;
  readonly token: string;
}

export class People {
  private readonly storage: PeopleStorage;
  private readonly time: Time;
  private readonly tries: Throttle;
  /** Told that sessions of a person have ended, and which. */
  onEnded: (person: string, isEnded: (session: string) => boolean) => void = () => undefined;

  constructor(storage: PeopleStorage, time: Time) {
    this.storage = storage;
    this.time = time;
    this.tries = new Throttle(TRIES, time);
  }

  /** Who has this token; null for nobody. */
  async of(token: string | null): Promise<{ readonly person: Person; readonly session: Session } | null> {
    const session = token === null ? null : await this.storage.session(sha256(token), this.time.now());
    const person = session && (await this.storage.byId(session.person));
    return person && person.barred === null ? { person, session } : null;
  }

  register(name: string, passphrase: string): Promise<(LoggedIn & { readonly recovery: string }) | PersonNo> {
    return unlessBusy(async () => {
      const look = lookOf(name);
      // Slow work is not done for a name that is taken.
      if (await this.storage.byLook(look)) return personNo('NAME_TAKEN');
      const recovery = drawRecovery();
      const person: Person = {
        id: drawId(),
        name,
        look,
        pass: await hashPassphrase(passphrase),
        recovery: hashRecovery(recovery),
        made: this.time.now(),
        barred: null,
      };
      if (!(await this.storage.add(person))) return personNo('NAME_TAKEN');
      return { ...(await this.logInAs(person)), recovery };
    });
  }

  logIn(name: string, passphrase: string): Promise<LoggedIn | PersonNo> {
    return unlessBusy(async () => {
      const look = lookOf(name);
      if (!this.tries.take(look)) return personNo('TOO_MANY');
      const person = await this.storage.byLook(look);
      const isHis = await fitsPassphrase(passphrase, person?.pass ?? null);
      if (!person || !isHis) return personNo('WRONG');
      return person.barred === null ? this.logInAs(person) : personNo('BARRED');
    });
  }

  /** With the recovery code: a new passphrase, a new code, and every device is logged out but this one. */
  recover(
    name: string,
    code: string,
    passphrase: string,
  ): Promise<(LoggedIn & { readonly recovery: string }) | PersonNo> {
    return unlessBusy(async () => {
      const look = lookOf(name);
      if (!this.tries.take(look)) return personNo('TOO_MANY');
      const person = await this.storage.byLook(look);
      // Done for nobody too: it must not be told by the time whether there is somebody.
      const pass = await hashPassphrase(passphrase);
      if (!person || !fitsRecovery(code, person.recovery)) return personNo('WRONG');
      if (person.barred !== null) return personNo('BARRED');
      const recovery = drawRecovery();
      await this.storage.change(person.id, { pass, recovery: hashRecovery(recovery) });
      await this.endSessions(person.id, null);
      return { ...(await this.logInAs(person)), recovery };
    });
  }

  async logOut(session: Session): Promise<void> {
    await this.storage.closeSession(session.hash);
    this.onEnded(session.person, (one) => one === session.hash);
  }

  /** Ends all sessions of a person but this one. */
  async endSessions(person: string, but: string | null): Promise<void> {
    await this.storage.closeSessions(person, but);
    this.onEnded(person, (one) => one !== but);
  }

  changePassphrase(
    { person, session }: { readonly person: Person; readonly session: Session },
    passphrase: string,
    fresh: string,
  ): Promise<PersonNo | null> {
    return unlessBusy(async () => {
      const isHis = await this.isHis(person, passphrase);
      if (isHis !== true) return isHis;
      await this.storage.change(person.id, { pass: await hashPassphrase(fresh) });
      await this.endSessions(person.id, session.hash);
      return null;
    });
  }

  /** Whether it is his passphrase, for what cannot be taken back. */
  async isHis(person: Person, passphrase: string): Promise<PersonNo | true> {
    const answer = await unlessBusy<PersonNo | null>(async () => {
      if (!this.tries.take(person.look)) return personNo('TOO_MANY');
      return (await fitsPassphrase(passphrase, person.pass)) ? null : personNo('WRONG');
    });
    return answer ?? true;
  }

  /** Whether somebody else has registered a name that looks like this one. */
  async isOfAnother(name: string, person: string | null): Promise<boolean> {
    const owner = await this.storage.byLook(lookOf(name));
    return owner !== null && owner.id !== person;
  }

  /** Whether a session is still one. */
  async isOpen(session: string): Promise<boolean> {
    return (await this.storage.session(session, this.time.now())) !== null;
  }

  private async logInAs(person: Person): Promise<LoggedIn> {
    const token = drawToken();
    const made = this.time.now();
    await this.storage.openSession(
      { hash: sha256(token), person: person.id, made, until: made + SESSION_MS },
      MOST_SESSIONS,
    );
    return { person, token };
  }
}

async function unlessBusy<T>(work: () => Promise<T>): Promise<T | PersonNo> {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof TooBusy) return personNo('TOO_MANY');
    throw fault;
  }
}
