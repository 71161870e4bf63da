/** Notices in the file with the games: what is to be told survives whatever happens to the process. */
import type { Channel, Notice, NoticesStorage, NoticeWishes, Watcher } from '../notices.ts';
import type { Driver, SqlRow } from './driver.ts';

const SQL = {
  wishes: 'SELECT language, zone, home FROM wishes WHERE person = ?',
  setWishes: 'INSERT OR REPLACE INTO wishes (person, language, zone, home) VALUES (?, ?, ?, ?)',
  sameChannel: 'DELETE FROM channels WHERE person = ? AND endpoint = ?',
  addChannel:
    'INSERT INTO channels (id, person, kind, endpoint, p256dh, auth, made) VALUES (?, ?, ?, ?, ?, ?, ?)',
  channelsOf: 'SELECT * FROM channels WHERE person = ? ORDER BY made, id',
  channel: 'SELECT * FROM channels WHERE id = ?',
  endChannel: 'DELETE FROM channels WHERE id = ?',
  endNotices: 'DELETE FROM notices WHERE channel = ?',
  watchers: `SELECT person, "table", seat, link FROM seats
             WHERE person IN (SELECT person FROM channels) AND (? IS NULL OR "table" = ?)`,
  post: `INSERT INTO notices (channel, "table", what, decision, seat, at, tries, due)
         VALUES (?, ?, ?, ?, ?, ?, 0, ?) ON CONFLICT DO NOTHING`,
  due: 'SELECT * FROM notices WHERE due <= ? ORDER BY due LIMIT ?',
  settle:
    'UPDATE notices SET due = ?, tries = ? WHERE channel = ? AND "table" = ? AND what = ? AND decision = ?',
  sweep: 'DELETE FROM notices WHERE due IS NULL AND at < ?',
  key: 'SELECT value FROM keys WHERE name = ?',
  setKey: 'INSERT INTO keys (name, value) VALUES (?, ?)',
} as const;

type Whole = <T>(work: () => T) => Promise<T>;

const channelIn = (row: SqlRow): Channel => ({
  id: String(row['id']),
  person: String(row['person']),
  kind: row['kind'] === 'push' ? 'push' : 'hook',
  endpoint: String(row['endpoint']),
  p256dh: String(row['p256dh']),
  auth: String(row['auth']),
  made: Number(row['made']),
});
const noticeIn = (row: SqlRow): Notice => ({
  channel: String(row['channel']),
  table: String(row['table']),
  what: row['what'] === 'soon' ? 'soon' : 'turn',
  decision: Number(row['decision']),
  seat: Number(row['seat']),
  at: Number(row['at']),
  tries: Number(row['tries']),
});
const watcherIn = (row: SqlRow): Watcher => ({
  person: String(row['person']),
  table: String(row['table']),
  seat: Number(row['seat']),
  link: String(row['link']),
});
const wishesIn = (row: SqlRow): NoticeWishes => ({
  language: row['language'] === 'fr' ? 'fr' : 'en',
  zone: String(row['zone']),
  home: String(row['home']),
});

export class SqliteNotices implements NoticesStorage {
  private readonly driver: Driver;
  private readonly whole: Whole;

  constructor(driver: Driver, whole: Whole) {
    this.driver = driver;
    this.whole = whole;
  }

  wishes(person: string): Promise<NoticeWishes | null> {
    return this.whole(() => this.driver.all(SQL.wishes, [person]).map(wishesIn)[0] ?? null);
  }

  setWishes(person: string, { language, zone, home }: NoticeWishes): Promise<void> {
    return this.whole(() => void this.driver.run(SQL.setWishes, [person, language, zone, home]));
  }

  addChannel({ id, person, kind, endpoint, p256dh, auth, made }: Channel, most: number): Promise<boolean> {
    return this.whole(() => {
      const others = this.driver
        .all(SQL.channelsOf, [person])
        .map(channelIn)
        .filter((one) => one.endpoint !== endpoint);
      if (others.length >= most) return false;
      this.driver.run(SQL.sameChannel, [person, endpoint]);
      this.driver.run(SQL.addChannel, [id, person, kind, endpoint, p256dh, auth, made]);
      return true;
    });
  }

  channelsOf(person: string): Promise<readonly Channel[]> {
    return this.whole(() => this.driver.all(SQL.channelsOf, [person]).map(channelIn));
  }

  channel(id: string): Promise<Channel | null> {
    return this.whole(() => this.driver.all(SQL.channel, [id]).map(channelIn)[0] ?? null);
  }

  endChannel(id: string): Promise<void> {
    return this.whole(() => {
      for (const sql of [SQL.endChannel, SQL.endNotices]) this.driver.run(sql, [id]);
    });
  }

  watchers(table: string | null): Promise<readonly Watcher[]> {
    return this.whole(() => this.driver.all(SQL.watchers, [table, table]).map(watcherIn));
  }

  post({ channel, table, what, decision, seat, at }: Notice): Promise<boolean> {
    return this.whole(() => this.driver.run(SQL.post, [channel, table, what, decision, seat, at, at]) === 1);
  }

  claim(now: number, until: number, most: number): Promise<readonly Notice[]> {
    return this.whole(() => {
      const due = this.driver.all(SQL.due, [now, most]).map(noticeIn);
      for (const one of due) this.write(one, until);
      return due;
    });
  }

  settle(notice: Notice, again: number | null): Promise<void> {
    return this.whole(() => this.write({ ...notice, tries: notice.tries + 1 }, again));
  }

  sweep(before: number): Promise<void> {
    return this.whole(() => void this.driver.run(SQL.sweep, [before]));
  }

  key(name: string, draw: () => string): Promise<string> {
    return this.whole(() => {
      const known = this.driver.all(SQL.key, [name])[0]?.['value'];
      if (typeof known === 'string') return known;
      const drawn = draw();
      this.driver.run(SQL.setKey, [name, drawn]);
      return drawn;
    });
  }

  private write({ channel, table, what, decision, tries }: Notice, due: number | null): void {
    this.driver.run(SQL.settle, [due, tries, channel, table, what, decision]);
  }
}
