/** Tables in memory, for tests of other parts: it forgets everything. */
import { MemoryNotices } from './memory-notices.ts';
import { MemoryPeople } from './memory-people.ts';
import type { Beside, Due, InLobby, KeptTable, Storage, StoredEntry } from './port.ts';

interface Kept {
  readonly entries: StoredEntry[];
  due: Due;
  claimedUntil: number;
  lobby: InLobby | null;
}

export class MemoryStorage implements Storage {
  private readonly kept = new Map<string, Kept>();
  private readonly aliases = new Map<string, string>();
  private readonly channels = new Map<string, StoredEntry[]>();
  private beaten: number | null = null;
  readonly notices = new MemoryNotices(() => this.people.seats);
  readonly people: MemoryPeople = new MemoryPeople(
    (table, number, name) => {
      const kept = this.kept.get(table);
      const entry = kept?.entries[number];
      if (!kept || entry?.name === undefined) return;
      const { name: _before, ...bare } = entry;
      kept.entries[number] = name === null ? bare : { ...bare, name };
      kept.lobby = null;
    },
    (person) => this.notices.forget(person),
  );

  append(table: string, entry: StoredEntry, due: Due, { lobby, alias }: Beside = {}): Promise<boolean> {
    const kept = this.kept.get(table) ?? { entries: [], due: null, claimedUntil: 0, lobby: null };
    if (entry.number !== kept.entries.length) return Promise.resolve(false);
    if (alias !== undefined && (this.aliases.get(alias) ?? table) !== table) return Promise.resolve(false);
    if (alias !== undefined) this.aliases.set(alias, table);
    if (lobby !== undefined) kept.lobby = lobby;
    kept.entries.push(entry);
    kept.due = due;
    kept.claimedUntil = 0;
    this.kept.set(table, kept);
    return Promise.resolve(true);
  }

  entries(table: string, from: number): Promise<readonly StoredEntry[]> {
    return Promise.resolve(this.kept.get(table)?.entries.slice(from) ?? []);
  }

  claimDue(now: number, until: number, most: number): Promise<readonly string[]> {
    const due = [...this.kept]
      .filter(([, kept]) => kept.due !== null && kept.due <= now && kept.claimedUntil <= now)
      .sort(([, a], [, b]) => (a.due ?? 0) - (b.due ?? 0))
      .slice(0, most);
    for (const [, kept] of due) kept.claimedUntil = until;
    return Promise.resolve(due.map(([table]) => table));
  }

  waiting(): Promise<readonly string[]> {
    return Promise.resolve([...this.kept].filter(([, { due }]) => due !== null).map(([table]) => table));
  }

  tables(after: string, most: number): Promise<readonly KeptTable[]> {
    const all = [...this.kept]
      .flatMap(([table, { entries }]) => entries.slice(-1).map((last) => ({ table, last })))
      .filter(({ table }) => table > after)
      .sort((a, b) => (a.table < b.table ? -1 : 1));
    return Promise.resolve(all.slice(0, most));
  }

  remove(table: string, next: number): Promise<boolean> {
    const isSo = this.kept.get(table)?.entries.length === next;
    if (!isSo) return Promise.resolve(false);
    this.people.forgetTable(table);
    for (const [alias, of] of this.aliases) if (of === table) this.aliases.delete(alias);
    for (const key of this.channels.keys())
      if ((JSON.parse(key) as string[])[0] === table) this.channels.delete(key);
    return Promise.resolve(this.kept.delete(table));
  }

  say(table: string, channel: string, entry: StoredEntry): Promise<boolean> {
    const key = JSON.stringify([table, channel]);
    const kept = this.channels.get(key) ?? [];
    if (entry.number !== kept.length) return Promise.resolve(false);
    this.channels.set(key, [...kept, entry]);
    return Promise.resolve(true);
  }

  said(table: string, channel: string, from: number): Promise<readonly StoredEntry[]> {
    return Promise.resolve(this.channels.get(JSON.stringify([table, channel]))?.slice(from) ?? []);
  }

  lobby(most: number): Promise<readonly InLobby[]> {
    const all = [...this.kept.values()].flatMap(({ lobby }) => lobby ?? []);
    return Promise.resolve(all.sort((a, b) => b.since - a.since).slice(0, most));
  }

  named(name: string): Promise<string | null> {
    return Promise.resolve(this.aliases.get(name) ?? null);
  }

  beat(now: number): Promise<void> {
    this.beaten = now;
    return Promise.resolve();
  }

  lastBeat(): Promise<number | null> {
    return Promise.resolve(this.beaten);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
