/** People in the file with the games. */
import type { Named, PeopleStorage, Person, PersonChange, SeatOfPerson, Session } from '../people.ts';
import { BUSY_MS, type Driver, type SqlRow } from './driver.ts';

const SQL = {
  add: 'INSERT INTO people (id, name, look, pass, recovery, made, barred) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  byLook: 'SELECT * FROM people WHERE look = ?',
  byId: 'SELECT * FROM people WHERE id = ?',
  looksLike: 'SELECT 1 FROM people WHERE look = ? AND id <> ?',
  change: 'UPDATE people SET name = ?, look = ?, pass = ?, recovery = ?, barred = ? WHERE id = ?',
  remove: 'DELETE FROM people WHERE id = ?',
  rename: 'UPDATE names SET name = ? WHERE "table" = ? AND number = ?',
  unname: 'DELETE FROM names WHERE "table" = ? AND number = ?',
  // The lobby has names as well: the table stands there again with the next thing that happens at it.
  notInLobby: 'DELETE FROM lobby WHERE "table" = ?',
  openSession: 'INSERT INTO sessions (hash, person, made, until) VALUES (?, ?, ?, ?)',
  endOldest: `DELETE FROM sessions WHERE person = ? AND hash NOT IN
              (SELECT hash FROM sessions WHERE person = ? ORDER BY made DESC, rowid DESC LIMIT ?)`,
  session: 'SELECT * FROM sessions WHERE hash = ? AND until > ?',
  sessionsOf: 'SELECT * FROM sessions WHERE person = ? AND until > ? ORDER BY made DESC, rowid DESC',
  closeSession: 'DELETE FROM sessions WHERE hash = ?',
  closeSessions: 'DELETE FROM sessions WHERE person = ? AND hash IS NOT ?',
  seatHere: 'SELECT * FROM seats WHERE "table" = ? AND seat = ?',
  seatAt: 'SELECT * FROM seats WHERE person = ? AND "table" = ?',
  seatsOf: 'SELECT * FROM seats WHERE person = ? ORDER BY at DESC',
  leaveSeat: 'DELETE FROM seats WHERE "table" = ? AND seat = ?',
  takeSeat: 'INSERT INTO seats (person, "table", seat, link, at) VALUES (?, ?, ?, ?, ?)',
  closeAll: 'DELETE FROM sessions WHERE person = ?',
  revision: "SELECT value FROM keys WHERE name = 'revision'",
  revise: `INSERT INTO keys (name, value) VALUES ('revision', '1')
           ON CONFLICT (name) DO UPDATE SET value = CAST(value AS INTEGER) + 1`,
  leaveAll: 'DELETE FROM seats WHERE person = ?',
  endNotices: 'DELETE FROM notices WHERE channel IN (SELECT id FROM channels WHERE person = ?)',
  endChannels: 'DELETE FROM channels WHERE person = ?',
  endWishes: 'DELETE FROM wishes WHERE person = ?',
} as const;

const EVERYTHING_OF_A_PERSON = [
  SQL.closeAll,
  SQL.leaveAll,
  SQL.endNotices,
  SQL.endChannels,
  SQL.endWishes,
  SQL.remove,
];

/** Does something whole, together with whatever else is asked for in the same moment. */
type Whole = <T>(work: () => T) => Promise<T>;

const personIn = (row: SqlRow): Person => ({
  id: String(row['id']),
  name: String(row['name']),
  look: String(row['look']),
  pass: String(row['pass']),
  recovery: String(row['recovery']),
  made: Number(row['made']),
  barred: row['barred'] === null ? null : Number(row['barred']),
});
const sessionIn = (row: SqlRow): Session => ({
  hash: String(row['hash']),
  person: String(row['person']),
  made: Number(row['made']),
  until: Number(row['until']),
});
const seatIn = (row: SqlRow): SeatOfPerson => ({
  person: String(row['person']),
  table: String(row['table']),
  seat: Number(row['seat']),
  link: String(row['link']),
  at: Number(row['at']),
});

export class SqlitePeople implements PeopleStorage {
  private readonly driver: Driver;
  private readonly whole: Whole;

  constructor(driver: Driver, whole: Whole) {
    this.driver = driver;
    this.whole = whole;
  }

  add({ id, name, look, pass, recovery, made, barred }: Person): Promise<boolean> {
    return this.whole(() => this.driver.run(SQL.add, [id, name, look, pass, recovery, made, barred]) === 1);
  }

  byLook(look: string): Promise<Person | null> {
    return this.first(SQL.byLook, [look], personIn);
  }

  byId(id: string): Promise<Person | null> {
    return this.first(SQL.byId, [id], personIn);
  }

  change(id: string, change: PersonChange, named: readonly Named[] = []): Promise<boolean> {
    return this.whole(() => {
      const row = this.driver.all(SQL.byId, [id])[0];
      if (!row) return false;
      const { name, look, pass, recovery, barred } = { ...personIn(row), ...change };
      if (this.driver.all(SQL.looksLike, [look, id]).length > 0) return false;
      this.driver.run(SQL.change, [name, look, pass, recovery, barred, id]);
      for (const { table, numbers } of named) {
        for (const number of numbers) this.driver.run(SQL.rename, [name, table, number]);
        this.driver.run(SQL.notInLobby, [table]);
      }
      return true;
    });
  }

  async remove(id: string, named: readonly Named[]): Promise<void> {
    await this.whole(() => {
      for (const { table, numbers } of named) {
        for (const number of numbers) this.driver.run(SQL.unname, [table, number]);
        this.driver.run(SQL.notInLobby, [table]);
      }
      for (const sql of EVERYTHING_OF_A_PERSON) this.driver.run(sql, [id]);
    });
    this.emptyLog();
  }

  /** The write-ahead log has what was deleted until it is begun anew. Whoever reads it now is not waited for. */
  private emptyLog(): void {
    this.driver.exec('PRAGMA busy_timeout = 0');
    this.driver.all('PRAGMA wal_checkpoint(TRUNCATE)', []);
    this.driver.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  }

  openSession({ hash, person, made, until }: Session, most: number): Promise<void> {
    return this.whole(() => {
      this.driver.run(SQL.openSession, [hash, person, made, until]);
      this.driver.run(SQL.endOldest, [person, person, most]);
    });
  }

  session(hash: string, now: number): Promise<Session | null> {
    return this.first(SQL.session, [hash, now], sessionIn);
  }

  sessionsOf(person: string, now: number): Promise<readonly Session[]> {
    return this.whole(() => this.driver.all(SQL.sessionsOf, [person, now]).map(sessionIn));
  }

  closeSession(hash: string): Promise<void> {
    return this.whole(() => void this.driver.run(SQL.closeSession, [hash]));
  }

  closeSessions(person: string, but: string | null): Promise<void> {
    return this.whole(() => void this.driver.run(SQL.closeSessions, [person, but]));
  }

  claim({ person, table, seat, link, at }: SeatOfPerson, most: number): Promise<boolean> {
    return this.whole(() => {
      if (this.driver.all(SQL.byId, [person]).length === 0) return false;
      const before = this.driver.all(SQL.seatHere, [table, seat]).map(seatIn)[0];
      if (before?.link === link) return before.person === person;
      const mine = this.driver
        .all(SQL.seatsOf, [person])
        .map(seatIn)
        .filter((one) => one.table !== table || one.seat !== seat);
      if (mine.length >= most || mine.some((one) => one.table === table)) return false;
      this.driver.run(SQL.leaveSeat, [table, seat]);
      this.driver.run(SQL.takeSeat, [person, table, seat, link, at]);
      return true;
    });
  }

  seatsOf(person: string): Promise<readonly SeatOfPerson[]> {
    return this.whole(() => this.driver.all(SQL.seatsOf, [person]).map(seatIn));
  }

  seatAt(person: string, table: string): Promise<SeatOfPerson | null> {
    return this.first(SQL.seatAt, [person, table], seatIn);
  }

  async revision(): Promise<number> {
    return (await this.first(SQL.revision, [], (row) => Number(row['value']))) ?? 0;
  }

  revise(): Promise<void> {
    return this.whole(() => void this.driver.run(SQL.revise, []));
  }

  private first<T>(
    sql: string,
    values: readonly (string | number)[],
    read: (row: SqlRow) => T,
  ): Promise<T | null> {
    return this.whole(() => this.driver.all(sql, values).map(read)[0] ?? null);
  }
}
