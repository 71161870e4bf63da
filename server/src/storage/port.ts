/**
 * Where games are kept. One contract, proved on every implementation (test/storage/contract.test.ts).
 *
 * A table is an append-only list of numbered entries. Whoever appends names the number: one that is taken is refused, so
 * any process may serve any table and none owns it. What was appended is durable when the answer comes. With each entry
 * goes the time at which the table next needs somebody (a clock, a bot); whoever is alive may claim it.
 *
 * Everything is asynchronous, though SQLite is not: a database on another machine must fit behind the same port.
 */

import type { NoticesStorage } from './notices.ts';
import type { PeopleStorage } from './people.ts';

/** An entry as it is kept: what is in it only the tables know. */
export interface StoredEntry {
  readonly number: number;
  /** JSON. */
  readonly body: string;
  /**
   * The name of a person, which is kept beside the entry and not in it: entries are never changed, but a name goes when
   * whoever bears it wants it to. Absent where the entry has none, or it is gone.
   */
  readonly name?: string;
}

export interface KeptTable {
  readonly table: string;
  readonly last: StoredEntry;
}

/** When a table next needs somebody, in milliseconds; null for never. */
export type Due = number | null;

/** How a table that waits for people stands in the lobby. */
export interface InLobby {
  /** Since when it waits, in milliseconds. */
  readonly since: number;
  /** JSON. */
  readonly body: string;
}

/** What is kept together with an entry; what is absent stays as it is. */
export interface Beside {
  /** Null where the table waits for nobody any more. */
  readonly lobby?: InLobby | null;
  /** Another name under which the table is found from now on. */
  readonly alias?: string;
}

export interface Storage {
  /**
   * Appends an entry, sets what is due and keeps what goes with it, all or nothing. False where the number is taken or
   * leaves a gap, or where the alias is that of another table.
   */
  append(table: string, entry: StoredEntry, due: Due, beside?: Beside): Promise<boolean>;
  /** The entries of a table from this number on, in order; none where there is no such table. */
  entries(table: string, from: number): Promise<readonly StoredEntry[]>;
  /**
   * Tables that are due now and that nobody else has claimed, at most so many, those that wait longest first. They are
   * the caller's until `until`; after that, or after the next entry, anybody may claim them.
   */
  claimDue(now: number, until: number, most: number): Promise<readonly string[]>;
  /** The tables that will be due at some time, claimed or not: those that run against a clock. */
  waiting(): Promise<readonly string[]>;
  /** All tables with their last entries, by name, those after this name; at most so many. */
  tables(after: string, most: number): Promise<readonly KeptTable[]>;
  /** Forgets a table whole, unless somebody has appended to it meanwhile: `next` is the number that would come next. */
  remove(table: string, next: number): Promise<boolean>;
  /** Keeps what was said in a channel of a table. False where the number is taken or leaves a gap. */
  say(table: string, channel: string, entry: StoredEntry): Promise<boolean>;
  /** What was said in a channel from this number on, in order. */
  said(table: string, channel: string, from: number): Promise<readonly StoredEntry[]>;
  /** How tables stand in the lobby, at most so many, the newest first. */
  lobby(most: number): Promise<readonly InLobby[]>;
  /** The table of this alias; null where it is nobody's. */
  named(name: string): Promise<string | null>;
  /** Somebody is alive at this time. */
  beat(now: number): Promise<void>;
  /** When somebody was last alive; null where nobody ever was. */
  lastBeat(): Promise<number | null>;
  /** Whoever has an account, and what he is to be told. */
  readonly people: PeopleStorage;
  readonly notices: NoticesStorage;
  close(): Promise<void>;
}
