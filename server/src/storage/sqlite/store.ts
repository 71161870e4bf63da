/** Tables in one SQLite file: one connection, a write-ahead log, and every commit on the disk before it is answered. */
import type { Beside, Due, InLobby, KeptTable, Storage, StoredEntry } from '../port.ts';
import { BUSY_MS, type Driver, openDriver, type SqlRow } from './driver.ts';
import type { NoticesStorage } from '../notices.ts';
import type { PeopleStorage } from '../people.ts';
import { migrate } from './migrations.ts';
import { SqliteNotices } from './notices.ts';
import { SqlitePeople } from './people.ts';

const SQL = {
  next: 'SELECT COALESCE(MAX(number) + 1, 0) AS next FROM entries WHERE "table" = ?',
  append: 'INSERT INTO entries ("table", number, body) VALUES (?, ?, ?)',
  name: 'INSERT INTO names ("table", number, name) VALUES (?, ?, ?)',
  entries: `SELECT number, body, name FROM entries LEFT JOIN names USING ("table", number)
            WHERE "table" = ? AND number >= ? ORDER BY number`,
  due: `INSERT INTO due ("table", at, claimed_until) VALUES (?, ?, 0)
        ON CONFLICT ("table") DO UPDATE SET at = excluded.at, claimed_until = 0`,
  notDue: 'DELETE FROM due WHERE "table" = ?',
  dueNow: 'SELECT "table" FROM due WHERE at <= ? AND claimed_until <= ? ORDER BY at LIMIT ?',
  claim: 'UPDATE due SET claimed_until = ? WHERE "table" = ?',
  waiting: 'SELECT "table" FROM due',
  // From name to name over the index: the entries between are not read.
  tables: `WITH RECURSIVE some (one) AS (
             SELECT MIN("table") FROM entries WHERE "table" > ?
             UNION ALL
             SELECT (SELECT MIN("table") FROM entries WHERE "table" > one) FROM some WHERE one IS NOT NULL
             LIMIT ?)
           SELECT "table", number, body FROM some JOIN entries ON "table" = one
           AND number = (SELECT MAX(number) FROM entries WHERE "table" = one) ORDER BY "table"`,
  remove: 'DELETE FROM entries WHERE "table" = ?',
  nextSaid: 'SELECT COALESCE(MAX(number) + 1, 0) AS next FROM said WHERE "table" = ? AND channel = ?',
  say: 'INSERT INTO said ("table", channel, number, body) VALUES (?, ?, ?, ?)',
  said: `SELECT number, body FROM said WHERE "table" = ? AND channel = ? AND number >= ?
         ORDER BY number`,
  unsay: 'DELETE FROM said WHERE "table" = ?',
  inLobby: `INSERT INTO lobby ("table", since, body) VALUES (?, ?, ?)
            ON CONFLICT ("table") DO UPDATE SET since = excluded.since, body = excluded.body`,
  notInLobby: 'DELETE FROM lobby WHERE "table" = ?',
  lobby: 'SELECT since, body FROM lobby ORDER BY since DESC LIMIT ?',
  alias: 'INSERT INTO aliases (alias, "table") VALUES (?, ?) ON CONFLICT (alias) DO NOTHING',
  notAliased: 'DELETE FROM aliases WHERE "table" = ?',
  named: 'SELECT "table" FROM aliases WHERE alias = ?',
  removeNames: 'DELETE FROM names WHERE "table" = ?',
  removeSeats: 'DELETE FROM seats WHERE "table" = ?',
  beat: 'INSERT INTO life (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at',
  lastBeat: 'SELECT at FROM life',
} as const;

/** Everything of a table that is removed. */
const FORGET = [
  SQL.remove,
  SQL.removeNames,
  SQL.removeSeats,
  SQL.notDue,
  SQL.notInLobby,
  SQL.notAliased,
  SQL.unsay,
];

/** Opens the file, makes it where there is none, and brings it up to date. */
export function openSqlite(file: string, open: (file: string) => Driver = openDriver): Storage {
  const driver = open(file);
  try {
    driver.all('PRAGMA journal_mode = WAL', []);
    driver.exec('PRAGMA synchronous = FULL');
    // What is deleted is overwritten: a name that is gone must not be found in the file.
    driver.exec('PRAGMA secure_delete = ON');
    // Another program may look at the file; it is waited for, not failed on.
    driver.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    migrate(driver);
  } catch (error) {
    driver.close();
    throw error;
  }
  return new SqliteStorage(driver);
}

const tableIn = (row: SqlRow): string => String(row['table']);
const entryIn = (row: SqlRow): StoredEntry => ({
  number: Number(row['number']),
  body: String(row['body']),
  ...(typeof row['name'] === 'string' && { name: row['name'] }),
});

/** Something that is to be done whole, and who waits for it. */
interface Waiting {
  readonly work: () => unknown;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (fault: unknown) => void;
}

class SqliteStorage implements Storage {
  private readonly driver: Driver;
  private readonly asked: Waiting[] = [];
  readonly people: PeopleStorage;
  readonly notices: NoticesStorage;

  constructor(driver: Driver) {
    this.driver = driver;
    this.people = new SqlitePeople(driver, (work) => this.whole(work));
    this.notices = new SqliteNotices(driver, (work) => this.whole(work));
  }

  append(
    table: string,
    { number, body, name }: StoredEntry,
    due: Due,
    { lobby, alias }: Beside = {},
  ): Promise<boolean> {
    return this.whole(() => {
      if (this.driver.all(SQL.next, [table])[0]?.['next'] !== number) return false;
      if (alias !== undefined && (this.tableNamed(alias) ?? table) !== table) return false;
      this.driver.run(SQL.append, [table, number, body]);
      if (name !== undefined) this.driver.run(SQL.name, [table, number, name]);
      if (due === null) this.driver.run(SQL.notDue, [table]);
      else this.driver.run(SQL.due, [table, due]);
      if (alias !== undefined) this.driver.run(SQL.alias, [alias, table]);
      if (lobby) this.driver.run(SQL.inLobby, [table, lobby.since, lobby.body]);
      else if (lobby === null) this.driver.run(SQL.notInLobby, [table]);
      return true;
    });
  }

  entries(table: string, from: number): Promise<readonly StoredEntry[]> {
    return later(() => this.driver.all(SQL.entries, [table, from]).map(entryIn));
  }

  claimDue(now: number, until: number, most: number): Promise<readonly string[]> {
    return this.whole(() => {
      const due = this.driver.all(SQL.dueNow, [now, now, most]).map(tableIn);
      for (const table of due) this.driver.run(SQL.claim, [until, table]);
      return due;
    });
  }

  waiting(): Promise<readonly string[]> {
    return later(() => this.driver.all(SQL.waiting, []).map(tableIn));
  }

  tables(after: string, most: number): Promise<readonly KeptTable[]> {
    return later(() =>
      this.driver.all(SQL.tables, [after, most]).map((row) => ({ table: tableIn(row), last: entryIn(row) })),
    );
  }

  remove(table: string, next: number): Promise<boolean> {
    return this.whole(() => {
      if (next === 0 || this.driver.all(SQL.next, [table])[0]?.['next'] !== next) return false;
      for (const forget of FORGET) this.driver.run(forget, [table]);
      return true;
    });
  }

  say(table: string, channel: string, { number, body }: StoredEntry): Promise<boolean> {
    return this.whole(() => {
      if (this.driver.all(SQL.nextSaid, [table, channel])[0]?.['next'] !== number) return false;
      this.driver.run(SQL.say, [table, channel, number, body]);
      return true;
    });
  }

  said(table: string, channel: string, from: number): Promise<readonly StoredEntry[]> {
    return later(() => this.driver.all(SQL.said, [table, channel, from]).map(entryIn));
  }

  lobby(most: number): Promise<readonly InLobby[]> {
    return later(() =>
      this.driver
        .all(SQL.lobby, [most])
        .map((row) => ({ since: Number(row['since']), body: String(row['body']) })),
    );
  }

  named(name: string): Promise<string | null> {
    return later(() => this.tableNamed(name));
  }

  beat(now: number): Promise<void> {
    return later(() => void this.driver.run(SQL.beat, [now]));
  }

  lastBeat(): Promise<number | null> {
    return later(() => {
      const row = this.driver.all(SQL.lastBeat, [])[0];
      return row ? Number(row['at']) : null;
    });
  }

  close(): Promise<void> {
    return later(() => {
      this.commitAll();
      this.driver.close();
    });
  }

  private tableNamed(name: string): string | null {
    const [row] = this.driver.all(SQL.named, [name]);
    return row ? tableIn(row) : null;
  }

  /** Done in one transaction with whatever else is asked for in the same moment. */
  private whole<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.asked.length === 0) setImmediate(() => this.commitAll());
      this.asked.push({ work, resolve: resolve as (answer: unknown) => void, reject });
    });
  }

  /** What many tables ask for together costs one write to the disk. Where that fails, each is tried by itself. */
  private commitAll(): void {
    const group = this.asked.splice(0);
    if (group.length === 0) return;
    try {
      this.commit(group);
    } catch (fault) {
      if (group.length === 1) group[0]?.reject(fault);
      else for (const one of group) this.commitAlone(one);
    }
  }

  private commitAlone(one: Waiting): void {
    try {
      this.commit([one]);
    } catch (fault) {
      one.reject(fault);
    }
  }

  /** One transaction. Nothing else runs between: SQLite answers at once, and there is one connection. */
  private commit(group: readonly Waiting[]): void {
    this.driver.exec('BEGIN IMMEDIATE');
    try {
      const answers = group.map(({ work }) => work());
      this.driver.exec('COMMIT');
      for (const [at, { resolve }] of group.entries()) resolve(answers[at]);
    } catch (fault) {
      rollBack(this.driver);
      throw fault;
    }
  }
}

/** Where even this fails (a full disk may have ended the transaction already), the first fault is the one to be told. */
function rollBack(driver: Driver): void {
  try {
    driver.exec('ROLLBACK');
  } catch {
    // Nothing is open any more.
  }
}

/** What SQLite throws becomes a refused promise, as with any other database. */
function later<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
