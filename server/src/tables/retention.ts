/**
 * How long tables are kept at which nothing happens any more. Without it a server on the open network would grow for
 * ever: most tables that are opened never begin.
 */
import type { Storage } from '../storage/port.ts';
import { readEntry } from '../table/entry.ts';
import { replay, type Table } from '../table/table.ts';

const DAY_MS = 86_400_000;

/** Since the last thing that happened at a table, in days. */
export interface Retention {
  /** Not everybody has sat down. */
  readonly unbegun: number;
  readonly finished: number;
  /** The game stands still: nobody has done anything, and no clock has. */
  readonly running: number;
}

export const USUAL_RETENTION: Retention = { unbegun: 14, finished: 365, running: 730 };

const STEP = 50;

/** Removes what is older. What somebody goes on with meanwhile stays. Answers how many are gone. */
export async function prune(storage: Storage, now: number, keep: Retention): Promise<number> {
  const soonest = Math.min(keep.unbegun, keep.finished, keep.running) * DAY_MS;
  let removed = 0;
  let after = '';
  for (;;) {
    const some = await storage.tables(after, STEP);
    for (const { table, last } of some) {
      const idle = now - readEntry(last).at;
      // Only of those that may be old enough the game is worked out.
      if (idle < soonest) continue;
      const whole = replay(table, (await storage.entries(table, 0)).map(readEntry));
      if (whole && idle < keep[stageOf(whole)] * DAY_MS) continue;
      if (await storage.remove(table, last.number + 1)) removed++;
    }
    const end = some.at(-1);
    if (!end || some.length < STEP) return removed;
    after = end.table;
  }
}

const stageOf = ({ game, isOver }: Table): keyof Retention =>
  isOver ? 'finished' : game ? 'running' : 'unbegun';
