/** Tables in memory, for tests of other parts: it forgets everything. */
import { MemoryNotices } from './memory-notices.ts';
import { MemoryPeople } from './memory-people.ts';
import type { Due, KeptTable, Storage, StoredEntry } from './port.ts';

interface Kept {
  readonly entries: StoredEntry[];
  due: Due;
  claimedUntil: number;
}

export class MemoryStorage implements Storage {
  private readonly kept = new Map<string, Kept>();
  private beaten: number | null = null;
  readonly notices = new MemoryNotices(() => this.people.seats);
  readonly people: MemoryPeople = new MemoryPeople(
    (table, number, name) => {
      const entries = this.kept.get(table)?.entries;
      const entry = entries?.[number];
      if (!entries || entry?.name === undefined) return;
      const { name: _before, ...bare } = entry;
      entries[number] = name === null ? bare : { ...bare, name };
    },
    (person) => this.notices.forget(person),
  );

  append(table: string, entry: StoredEntry, due: Due): Promise<boolean> {
    const kept = this.kept.get(table) ?? { entries: [], due: null, claimedUntil: 0 };
    if (entry.number !== kept.entries.length) return Promise.resolve(false);
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
    if (isSo) this.people.forgetTable(table);
    return Promise.resolve(isSo && this.kept.delete(table));
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
