/**
 * How the file has grown, step by step. A step is never changed once a release has it: a new one follows. Each is done
 * whole or not at all, and the file says how many are done (`user_version`).
 */
import type { Driver } from './driver.ts';

export const MIGRATIONS: readonly string[] = [
  // 1: the entries of all tables.
  `CREATE TABLE entries (
     "table" TEXT NOT NULL,
     number INTEGER NOT NULL,
     body TEXT NOT NULL,
     PRIMARY KEY ("table", number)
   ) WITHOUT ROWID, STRICT`,
  // 2: what is due when, and the last sign of life. Tables of before are due at once: their state says when they really are.
  `CREATE TABLE due (
     "table" TEXT NOT NULL PRIMARY KEY,
     at INTEGER NOT NULL,
     claimed_until INTEGER NOT NULL
   ) WITHOUT ROWID, STRICT;
   CREATE INDEX due_at ON due (at);
   CREATE TABLE life (one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
   INSERT INTO due SELECT DISTINCT "table", 0, 0 FROM entries`,
  // 3: the lobby, and names by which a table is found. No table of before waits there: none could be listed.
  `CREATE TABLE lobby (
     "table" TEXT NOT NULL PRIMARY KEY,
     since INTEGER NOT NULL,
     body TEXT NOT NULL
   ) WITHOUT ROWID, STRICT;
   CREATE INDEX lobby_since ON lobby (since);
   CREATE TABLE names (name TEXT NOT NULL PRIMARY KEY, "table" TEXT NOT NULL) WITHOUT ROWID, STRICT`,
  // 4: what is said at tables.
  `CREATE TABLE said (
     "table" TEXT NOT NULL,
     channel TEXT NOT NULL,
     number INTEGER NOT NULL,
     body TEXT NOT NULL,
     PRIMARY KEY ("table", channel, number)
   ) WITHOUT ROWID, STRICT`,
];

/** Brings a file up to date. A file of a newer program is refused: this one would not know what is in it. */
export function migrate(driver: Driver, migrations: readonly string[] = MIGRATIONS): void {
  const version = Number(driver.all('PRAGMA user_version', [])[0]?.['user_version'] ?? 0);
  if (version > migrations.length)
    throw new Error(
      `The file was written by a newer version of this program (${version}, this one knows ${migrations.length}).`,
    );
  for (let step = version; step < migrations.length; step++)
    driver.exec(`BEGIN IMMEDIATE; ${migrations[step]}; PRAGMA user_version = ${step + 1}; COMMIT`);
}
