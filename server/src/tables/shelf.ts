/**
 * Tables as they are kept: worked out from storage when they are asked for, held in memory as long as there is room.
 *
 * An entry is carried out in memory first, because only then is known when the table is next due; but nobody sees it
 * before it is kept. Where it could not be kept, or somebody else took its number, the table is forgotten.
 */
import type { Beside, Storage } from '../storage/port.ts';
import { type Body, type Entry, readEntry, writeEntry } from '../table/entry.ts';
import { inLobby } from '../table/in-lobby.ts';
import type { Happening } from '../table/happening.ts';
import { replay, type Table } from '../table/table.ts';
import type { Time } from '../time.ts';

export class Shelf {
  private readonly storage: Storage;
  private readonly time: Time;
  private readonly most: number;
  private readonly tables = new Map<string, Table>();
  private readonly onCaughtUp: (table: Table, happening: Happening) => void;
  /** Tables that were worked out since everything was forgotten last: only they may stay. */
  private fresh = new WeakSet<Table>();
  replayed = 0;

  /** `onCaughtUp` is told what somebody else has kept. */
  constructor(
    storage: Storage,
    time: Time,
    most: number,
    onCaughtUp: (table: Table, happening: Happening) => void,
  ) {
    this.storage = storage;
    this.time = time;
    this.most = most;
    this.onCaughtUp = onCaughtUp;
  }

  get size(): number {
    return this.tables.size;
  }

  /** The table of this name as it is kept now; null where there is none. */
  async load(id: string): Promise<Table | null> {
    const known = this.tables.get(id);
    if (known) await this.catchUp(known);
    const table = known ?? (await this.workOut(id));
    if (table) this.touch(table);
    return table;
  }

  /** Something beside the entries has changed: the table is worked out anew when it is asked for. */
  forget(id: string): void {
    this.tables.delete(id);
  }

  /** The same for all tables, those with which something is being done now included. */
  forgetAll(): void {
    this.tables.clear();
    this.fresh = new WeakSet();
  }

  /**
   * Keeps the next entry; the table is found by this alias from then on. Null where its number or the alias is taken: then the
   * table is to be loaded again.
   */
  async keep(table: Table, body: Body, request: string | null, alias?: string): Promise<Happening | null> {
    const entry: Entry = { number: table.next, at: Math.max(this.time.now(), table.at), request, body };
    // Only what is certainly kept may be found in memory.
    this.tables.delete(table.id);
    const before = inLobby(table);
    const happening = table.apply(entry);
    const lobby = inLobby(table);
    const beside: Beside = {
      ...(lobby?.body === before?.body ? {} : { lobby }),
      ...(alias === undefined ? {} : { alias }),
    };
    if (!(await this.storage.append(table.id, writeEntry(entry), table.dueAt, beside))) return null;
    this.touch(table);
    return happening;
  }

  /** A table that nobody has opened before; false where somebody has. */
  begin(id: string, body: Body): Promise<boolean> {
    const entry: Entry = { number: 0, at: this.time.now(), request: null, body };
    return this.storage.append(id, writeEntry(entry), null);
  }

  /** What happened from this number on: from memory where it is recent. */
  async happenings(table: Table, from: number): Promise<readonly Happening[]> {
    const first = table.tail[0]?.number ?? 0;
    if (from >= first) return table.tail.slice(from - first);
    const all: Happening[] = [];
    await this.fromStorage(table.id, (one) => all.push(one));
    return all.slice(from, table.next);
  }

  /** Does it all again up to this number: `hear` is told what happened, and how the table stood each time. */
  async retell(id: string, upTo: number, hear: (one: Happening, table: Table) => void): Promise<void> {
    const entries = await this.storage.entries(id, 0);
    replay(id, entries.slice(0, upTo + 1).map(readEntry), hear);
  }

  /** Another process may have kept something meanwhile: no process owns a table. */
  private async catchUp(table: Table): Promise<void> {
    for (const entry of await this.storage.entries(table.id, table.next))
      this.onCaughtUp(table, table.apply(readEntry(entry)));
  }

  private async workOut(id: string): Promise<Table | null> {
    this.replayed++;
    const { fresh } = this;
    const table = await this.fromStorage(id);
    if (table) fresh.add(table);
    return table;
  }

  private async fromStorage(id: string, hear?: (one: Happening) => void): Promise<Table | null> {
    return replay(id, (await this.storage.entries(id, 0)).map(readEntry), hear);
  }

  /** The one that nobody has asked for longest makes room. */
  private touch(table: Table): void {
    this.tables.delete(table.id);
    if (!this.fresh.has(table)) return;
    this.tables.set(table.id, table);
    for (const oldest of this.tables.keys()) {
      if (this.tables.size <= this.most) break;
      this.tables.delete(oldest);
    }
  }
}
