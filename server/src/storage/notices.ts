/** How people want to be told that a game waits for them, and what is still to be told. */

/** Where somebody is told: a web hook, or a browser that takes pushes. */
export interface Channel {
  readonly id: string;
  readonly person: string;
  readonly kind: 'hook' | 'push';
  readonly endpoint: string;
  /** Of a browser, the keys with which it is written to; empty for a hook. */
  readonly p256dh: string;
  readonly auth: string;
  readonly made: number;
}

export interface NoticeWishes {
  readonly language: 'en' | 'fr';
  readonly zone: string;
  /** Where the page is, as his browser knows it. */
  readonly home: string;
}

/** One thing to be told over one channel. Its first four fields name it: nothing is told twice. */
export interface Notice {
  readonly channel: string;
  readonly table: string;
  readonly what: 'turn' | 'soon';
  /** The number of the decision that is waited for. */
  readonly decision: number;
  readonly seat: number;
  readonly at: number;
  readonly tries: number;
}

/** Somebody who wants to be told of a table. */
export interface Watcher {
  readonly person: string;
  readonly table: string;
  readonly seat: number;
  readonly link: string;
}

export interface NoticesStorage {
  wishes(person: string): Promise<NoticeWishes | null>;
  setWishes(person: string, wishes: NoticeWishes): Promise<void>;
  /** The same endpoint of a person is the same channel. False beyond so many. */
  addChannel(channel: Channel, most: number): Promise<boolean>;
  channelsOf(person: string): Promise<readonly Channel[]>;
  channel(id: string): Promise<Channel | null>;
  /** Ends a channel with all that was to be told over it. */
  endChannel(id: string): Promise<void>;
  /** Seats of people who have a channel: at this table, or at all. */
  watchers(table: string | null): Promise<readonly Watcher[]>;
  /** False where it was posted before. */
  post(notice: Notice): Promise<boolean>;
  /** What is to be told now; it is the caller's until then. */
  claim(now: number, until: number, most: number): Promise<readonly Notice[]>;
  /** To be tried again at this time; null when it is told or given up. */
  settle(notice: Notice, again: number | null): Promise<void>;
  /** Forgets what was settled before this time. */
  sweep(before: number): Promise<void>;
  /** A key that is drawn once and kept. */
  key(name: string, draw: () => string): Promise<string>;
}
