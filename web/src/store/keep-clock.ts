/**
 * The clocks of a timed game are kept beside it, once a second, so that a reload gives nobody his time back. They rest
 * while the page is closed: whoever has to leave a game on one device loses nothing by it.
 */
import { effect } from '@preact/signals';
import { clockOf, type TimesSpent } from '../match/clock.ts';
import type { Match } from '../match/match.ts';
import { clockText, keepClockText, type Shelf } from './saves.ts';

export function keepClock(id: string, match: Match, shelf: Shelf): () => void {
  if (!match.game.options.timer) return () => {};
  const clock = clockOf(match);
  clock.resume(parsedTimes(clockText(shelf, id)));
  let seconds: number | null = null;
  return effect(() => {
    const left = clock.left.value?.seconds ?? null;
    if (left === seconds) return;
    seconds = left;
    keepClockText(shelf, id, JSON.stringify(clock.times));
  });
}

/** What cannot be read is no reason to refuse the game: its clocks begin anew. */
function parsedTimes(text: string | null): TimesSpent {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
    return Object.fromEntries(entries.filter(([, spent]) => Number.isFinite(spent) && spent >= 0));
  } catch {
    return {};
  }
}
