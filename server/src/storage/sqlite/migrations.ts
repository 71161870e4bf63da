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
  // 3: the lobby, and other names under which a table is found. No table of before waits there: none could be listed.
  `CREATE TABLE lobby (
     "table" TEXT NOT NULL PRIMARY KEY,
     since INTEGER NOT NULL,
     body TEXT NOT NULL
   ) WITHOUT ROWID, STRICT;
   CREATE INDEX lobby_since ON lobby (since);
   CREATE TABLE aliases (alias TEXT NOT NULL PRIMARY KEY, "table" TEXT NOT NULL) WITHOUT ROWID, STRICT`,
  // 4: names stand beside the entries, so that they can be taken away.
  `CREATE TABLE names (
     "table" TEXT NOT NULL,
     number INTEGER NOT NULL,
     name TEXT NOT NULL,
     PRIMARY KEY ("table", number)
   ) WITHOUT ROWID, STRICT;
   INSERT INTO names SELECT "table", number, json_extract(body, '$.body.name') FROM entries
   WHERE json_extract(body, '$.body.kind') IN ('sit', 'take');
   UPDATE entries SET body = json_remove(body, '$.body.name') WHERE json_extract(body, '$.body.kind') IN ('sit', 'take')`,
  // 5: whoever has an account, where he is logged in, and which seats are his.
  `CREATE TABLE people (
     id TEXT NOT NULL PRIMARY KEY,
     name TEXT NOT NULL,
     look TEXT NOT NULL UNIQUE,
     pass TEXT NOT NULL,
     recovery TEXT NOT NULL,
     made INTEGER NOT NULL
   ) WITHOUT ROWID, STRICT;
   CREATE TABLE sessions (
     hash TEXT NOT NULL PRIMARY KEY,
     person TEXT NOT NULL,
     made INTEGER NOT NULL,
     until INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX sessions_person ON sessions (person);
   CREATE TABLE seats (
     person TEXT NOT NULL,
     "table" TEXT NOT NULL,
     seat INTEGER NOT NULL,
     link TEXT NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY ("table", seat)
   ) WITHOUT ROWID, STRICT;
   CREATE INDEX seats_person ON seats (person)`,
  // 6: how people want to be told, and what is still to be told.
  `CREATE TABLE wishes (
     person TEXT NOT NULL PRIMARY KEY,
     language TEXT NOT NULL,
     zone TEXT NOT NULL,
     home TEXT NOT NULL
   ) WITHOUT ROWID, STRICT;
   CREATE TABLE channels (
     id TEXT NOT NULL PRIMARY KEY,
     person TEXT NOT NULL,
     kind TEXT NOT NULL,
     endpoint TEXT NOT NULL,
     p256dh TEXT NOT NULL,
     auth TEXT NOT NULL,
     made INTEGER NOT NULL
   ) WITHOUT ROWID, STRICT;
   CREATE INDEX channels_person ON channels (person);
   CREATE TABLE notices (
     channel TEXT NOT NULL,
     "table" TEXT NOT NULL,
     what TEXT NOT NULL,
     decision INTEGER NOT NULL,
     seat INTEGER NOT NULL,
     at INTEGER NOT NULL,
     tries INTEGER NOT NULL,
     due INTEGER,
     PRIMARY KEY (channel, "table", what, decision)
   ) WITHOUT ROWID, STRICT;
   CREATE INDEX notices_due ON notices (due);
   CREATE TABLE keys (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT`,
  // 7: since when somebody is let in no more.
  'ALTER TABLE people ADD COLUMN barred INTEGER',
  // 8: what is said at tables.
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
