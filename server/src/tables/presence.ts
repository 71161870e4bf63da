/**
 * Who is there. It is not kept: whoever starts a server again knows nobody yet, and takes nobody for absent because of
 * that. Judged by connections alone; nothing that a client says about others counts.
 */
import type { Seat, Viewer } from '@dungeon-twister/rules';

/** A connection that is lost for a moment is nobody's business. */
export const SHOWN_AFTER_MS = 15_000;
/** Who has not been seen since the server began may still be on his way back. */
export const UNSEEN_MS = 60_000;

/** Somebody who is not there. */
interface Gone {
  readonly since: number;
  /** From when on the others are told. */
  readonly shown: number;
}

interface TableNow {
  /** How many connections each seat has. */
  readonly here: Map<Seat, number>;
  readonly gone: Map<Seat, Gone>;
  /** Who was away when this was last looked at, and what was last said of it. */
  seen: string;
  said: string;
}

export class Presence {
  private readonly tables = new Map<string, TableNow>();

  /** Somebody joins a table with so many seats. */
  come(table: string, viewer: Viewer, seats: number, now: number): void {
    if (viewer === 'spectator') return;
    const known = this.tables.get(table) ?? unseen(seats, now);
    known.here.set(viewer, (known.here.get(viewer) ?? 0) + 1);
    known.gone.delete(viewer);
    this.tables.set(table, known);
  }

  /** A connection of somebody ends. Where nobody is left, nobody is waited for. */
  go(table: string, viewer: Viewer, now: number): void {
    const known = this.tables.get(table);
    if (viewer === 'spectator' || !known) return;
    const left = (known.here.get(viewer) ?? 0) - 1;
    if (left > 0) {
      known.here.set(viewer, left);
      return;
    }
    known.here.delete(viewer);
    known.gone.set(viewer, { since: now, shown: now + SHOWN_AFTER_MS });
    if (known.here.size === 0) this.tables.delete(table);
  }

  isHere(table: string, seat: Seat): boolean {
    return this.tables.get(table)?.here.has(seat) ?? false;
  }

  /** Who has been away long enough for the others to be told, and since when. */
  away(table: string, now: number): readonly { readonly seat: Seat; readonly since: number }[] {
    return [...(this.tables.get(table)?.gone ?? [])]
      .filter(([, { shown }]) => shown <= now)
      .map(([seat, { since }]) => ({ seat, since }))
      .sort((a, b) => a.seat - b.seat);
  }

  /** The tables at which somebody has gone or is back since this was last asked. */
  changed(now: number): string[] {
    const changed: string[] = [];
    for (const [table, known] of this.tables) {
      const seen = JSON.stringify(this.away(table, now));
      if (seen !== known.seen) changed.push(table);
      known.seen = seen;
    }
    return changed;
  }

  /** Whether this has not been said at a table last. */
  isNew(table: string, text: string): boolean {
    const known = this.tables.get(table);
    if (!known || known.said === text) return false;
    known.said = text;
    return true;
  }
}

const unseen = (seats: number, now: number): TableNow => ({
  here: new Map(),
  gone: new Map(
    Array.from({ length: seats }, (_, seat) => [seat, { since: now, shown: now + UNSEEN_MS }] as const),
  ),
  seen: '[]',
  said: '[]',
});
