/** Notices in memory, for tests of other parts. */
import type { Channel, Notice, NoticesStorage, NoticeWishes, Watcher } from './notices.ts';
import type { SeatOfPerson } from './people.ts';

type Kept = Notice & { readonly due: number | null };

const isSame = (a: Notice, b: Notice): boolean =>
  a.channel === b.channel && a.table === b.table && a.what === b.what && a.decision === b.decision;

export class MemoryNotices implements NoticesStorage {
  private readonly seats: () => readonly SeatOfPerson[];
  private readonly wished = new Map<string, NoticeWishes>();
  private channels: Channel[] = [];
  private notices: Kept[] = [];
  private readonly keys = new Map<string, string>();

  constructor(seats: () => readonly SeatOfPerson[]) {
    this.seats = seats;
  }

  wishes(person: string): Promise<NoticeWishes | null> {
    return Promise.resolve(this.wished.get(person) ?? null);
  }

  setWishes(person: string, wishes: NoticeWishes): Promise<void> {
    this.wished.set(person, wishes);
    return Promise.resolve();
  }

  addChannel(channel: Channel, most: number): Promise<boolean> {
    const others = this.channels.filter(
      (one) => one.person !== channel.person || one.endpoint !== channel.endpoint,
    );
    if (others.filter(({ person }) => person === channel.person).length >= most)
      return Promise.resolve(false);
    this.channels = [...others, channel];
    return Promise.resolve(true);
  }

  channelsOf(person: string): Promise<readonly Channel[]> {
    return Promise.resolve(this.channels.filter((one) => one.person === person));
  }

  channel(id: string): Promise<Channel | null> {
    return Promise.resolve(this.channels.find((one) => one.id === id) ?? null);
  }

  endChannel(id: string): Promise<void> {
    this.channels = this.channels.filter((one) => one.id !== id);
    this.notices = this.notices.filter(({ channel }) => channel !== id);
    return Promise.resolve();
  }

  watchers(table: string | null): Promise<readonly Watcher[]> {
    const watching = new Set(this.channels.map(({ person }) => person));
    return Promise.resolve(
      this.seats()
        .filter((one) => watching.has(one.person) && (table === null || one.table === table))
        .map(({ person, table: at, seat, link }) => ({ person, table: at, seat, link })),
    );
  }

  post(notice: Notice): Promise<boolean> {
    const isNew = !this.notices.some((one) => isSame(one, notice));
    if (isNew) this.notices.push({ ...notice, tries: 0, due: notice.at });
    return Promise.resolve(isNew);
  }

  claim(now: number, until: number, most: number): Promise<readonly Notice[]> {
    const due = this.notices.filter((one) => one.due !== null && one.due <= now).slice(0, most);
    this.notices = this.notices.map((one) => (due.includes(one) ? { ...one, due: until } : one));
    return Promise.resolve(due.map(({ due: _due, ...notice }) => notice));
  }

  settle(notice: Notice, again: number | null): Promise<void> {
    this.notices = this.notices.map((one) =>
      isSame(one, notice) ? { ...one, tries: notice.tries + 1, due: again } : one,
    );
    return Promise.resolve();
  }

  sweep(before: number): Promise<void> {
    this.notices = this.notices.filter(({ due, at }) => due !== null || at >= before);
    return Promise.resolve();
  }

  key(name: string, draw: () => string): Promise<string> {
    const known = this.keys.get(name) ?? draw();
    this.keys.set(name, known);
    return Promise.resolve(known);
  }

  /** Somebody has gone. */
  forget(person: string): void {
    this.wished.delete(person);
    for (const { id } of this.channels.filter((one) => one.person === person)) void this.endChannel(id);
  }
}
