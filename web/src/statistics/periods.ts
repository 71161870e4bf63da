/** Games over time: by day, by week or by month, whichever shows the whole time in as many columns as can be read. */
import { outcomeOf, type Counts, NO_GAMES } from '../store/tallies.ts';
import type { GameResult } from '../store/results.ts';

export type PeriodLength = 'day' | 'week' | 'month';

interface Period {
  readonly begins: Date;
  readonly counts: Counts;
}

export interface Periods {
  readonly length: PeriodLength;
  readonly periods: readonly Period[];
}

const MOST_DAYS = 14;
const MOST_WEEKS = 16;
/** Older months are left out of the picture. */
const MOST_MONTHS = 24;
const DAY = 24 * 60 * 60 * 1000;
const DAYS_OF_WEEK = 7;

/** By the calendar, since days and months are not all of one length. */
const BEGIN: Readonly<Record<PeriodLength, (when: Date) => Date>> = {
  day: (when) => new Date(when.getFullYear(), when.getMonth(), when.getDate()),
  // On Mondays.
  week: (when) =>
    new Date(
      when.getFullYear(),
      when.getMonth(),
      when.getDate() - ((when.getDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK),
    ),
  month: (when) => new Date(when.getFullYear(), when.getMonth()),
};

const NEXT: Readonly<Record<PeriodLength, (begin: Date) => Date>> = {
  day: (at) => new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1),
  week: (at) => new Date(at.getFullYear(), at.getMonth(), at.getDate() + DAYS_OF_WEEK),
  month: (at) => new Date(at.getFullYear(), at.getMonth() + 1),
};

function lengthFor(first: number, last: number): PeriodLength {
  const days = (last - first) / DAY;
  if (days < MOST_DAYS) return 'day';
  return days < MOST_WEEKS * DAYS_OF_WEEK ? 'week' : 'month';
}

/** From the first game to the last, those in which nobody played among them; the oldest first. */
export function periodsOf(games: readonly GameResult[]): Periods {
  const times = games.map(({ when }) => when);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const length = lengthFor(first, last);
  if (games.length === 0) return { length, periods: [] };
  const counts = new Map<number, Counts>();
  for (let begin = BEGIN[length](new Date(first)); begin.getTime() <= last; begin = NEXT[length](begin))
    counts.set(begin.getTime(), NO_GAMES);
  for (const game of games) {
    const outcome = outcomeOf(game);
    const begin = BEGIN[length](new Date(game.when)).getTime();
    const before = counts.get(begin) ?? NO_GAMES;
    if (outcome) counts.set(begin, { ...before, [outcome]: before[outcome] + 1 });
  }
  const periods = [...counts].map(([begin, one]) => ({ begins: new Date(begin), counts: one }));
  return { length, periods: periods.slice(-MOST_MONTHS) };
}
