/**
 * Whoever has an account: what is kept of him, and nothing that opens anything. One contract, proved on every
 * implementation (test/storage/people.contract.test.ts).
 */

export interface Person {
  /** Sixteen random signs; never shown to others. */
  readonly id: string;
  readonly name: string;
  /** What is left of the name for a hasty reader: no two people share it. */
  readonly look: string;
  /** Hashes of the passphrase and of the recovery code. */
  readonly pass: string;
  readonly recovery: string;
  readonly made: number;
  /** Since when whoever runs the server lets him in no more; null where he does. */
  readonly barred: number | null;
}

export interface Session {
  /** The hash of the token in the cookie. */
  readonly hash: string;
  readonly person: string;
  readonly made: number;
  readonly until: number;
}

/** A seat that somebody has shown to be his. */
export interface SeatOfPerson {
  readonly person: string;
  readonly table: string;
  readonly seat: number;
  /** The hash of the link by which he came: where it is revoked, the seat is his no more. */
  readonly link: string;
  readonly at: number;
}

/** Entries in which somebody's name stands. */
export interface Named {
  readonly table: string;
  readonly numbers: readonly number[];
}

export type PersonChange = Partial<Pick<Person, 'name' | 'look' | 'pass' | 'recovery' | 'barred'>>;

export interface PeopleStorage {
  /** False where somebody looks like that already. */
  add(person: Person): Promise<boolean>;
  byLook(look: string): Promise<Person | null>;
  byId(id: string): Promise<Person | null>;
  /** False where there is nobody of this id, or somebody else looks like that. `named` is written anew with a new name. */
  change(id: string, change: PersonChange, named?: readonly Named[]): Promise<boolean>;
  /** Forgets a person with his sessions and seats, and takes his name from these entries: all of it or nothing. */
  remove(id: string, named: readonly Named[]): Promise<void>;
  /** Beyond so many of one person the oldest end. */
  openSession(session: Session, most: number): Promise<void>;
  /** A session that has not ended at this time. */
  session(hash: string, now: number): Promise<Session | null>;
  sessionsOf(person: string, now: number): Promise<readonly Session[]>;
  closeSession(hash: string): Promise<void>;
  /** All of a person but this one. */
  closeSessions(person: string, but: string | null): Promise<void>;
  /**
   * False where somebody else has the seat by this link, or the person has another at the table or so many in all. A seat
   * whose link has changed since may be claimed anew.
   */
  claim(seat: SeatOfPerson, most: number): Promise<boolean>;
  /** Newest first. */
  seatsOf(person: string): Promise<readonly SeatOfPerson[]>;
  seatAt(person: string, table: string): Promise<SeatOfPerson | null>;
  /** Counts what was done from outside of a running server, which then looks anew. */
  revision(): Promise<number>;
  revise(): Promise<void>;
}
