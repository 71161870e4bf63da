/**
 * Games of this device that are nobody's result: watched only, or forgotten. Their results are not to be found again in
 * what is kept of them.
 */
import { KEY } from './results.ts';
import { keptGames, type Shelf } from './saves.ts';

const LEFT_OUT = 'dungeon-twister-results-left-out';
/** As many as there are results; the oldest go first. */
const MOST = 500;

/** What cannot be read leaves out nothing. */
export function leftOut(shelf: Shelf): ReadonlySet<unknown> {
  try {
    const value: unknown = JSON.parse(shelf.getItem(LEFT_OUT) ?? '[]');
    return new Set(Array.isArray(value) ? value : []);
  } catch {
    return new Set();
  }
}

export function leaveOut(shelf: Shelf, ids: readonly string[]): void {
  try {
    shelf.setItem(LEFT_OUT, JSON.stringify([...new Set([...leftOut(shelf), ...ids])].slice(-MOST)));
  } catch {
    // No room: the game itself says so.
  }
}

export function forgetResults(shelf: Shelf): void {
  shelf.removeItem(KEY);
  leaveOut(
    shelf,
    keptGames(shelf).flatMap(({ id, save }) => (save?.summary.over ? [id] : [])),
  );
}
