/** Tables in memory, for tests of other parts: it forgets everything. */
import type { Beside, Due, InLobby, Storage, StoredEntry } from './port.ts';

interface Kept {
  readonly entries: StoredEntry[];
  due: Due;
  claimedUntil: number;
  lobby: InLobby | null;
}

export class MemoryStorage implements Storage {
  private readonly tables = new Map<string, Kept>();
  private readonly channels = new Map<string, StoredEntry[]>();
  private readonly names = new Map<string, string>();
  private beaten: number | null = null;

  append(table: string, entry: StoredEntry, due: Due, { lobby, name }: Beside = {}): Promise<boolean> {
    const kept = this.tables.get(table) ?? { entries: [], due: null, claimedUntil: 0, lobby: null };
    if (entry.number !== kept.entries.length) return Promise.resolve(false);
    if (name !== undefined && (this.names.get(name) ?? table) !== table) return Promise.resolve(false);
    if (name !== undefined) this.names.set(name, table);
    if (lobby !== undefined) kept.lobby = lobby;
    kept.entries.push(entry);
    kept.due = due;
    kept.claimedUntil = 0;
    this.tables.set(table, kept);
    return Promise.resolve(true);
  }

  entries(table: string, from: number): Promise<readonly StoredEntry[]> {
    return Promise.resolve(this.tables.get(table)?.entries.slice(from) ?? []);
  }

  claimDue(now: number, until: number, most: number): Promise<readonly string[]> {
    const due = [...this.tables]
      .filter(([, kept]) => kept.due !== null && kept.due <= now && kept.claimedUntil <= now)
      .sort(([, a], [, b]) => (a.due ?? 0) - (b.due ?? 0))
      .slice(0, most);
    for (const [, kept] of due) kept.claimedUntil = until;
    return Promise.resolve(due.map(([table]) => table));
  }

  waiting(): Promise<readonly string[]> {
    return Promise.resolve([...this.tables].filter(([, { due }]) => due !== null).map(([table]) => table));
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
    const all = [...this.tables.values()].flatMap(({ lobby }) => lobby ?? []);
    return Promise.resolve(all.sort((a, b) => b.since - a.since).slice(0, most));
  }

  named(name: string): Promise<string | null> {
    return Promise.resolve(this.names.get(name) ?? null);
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
