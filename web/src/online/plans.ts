/** The ways to keep time that are offered for a new table, the usual one among them. */
import type { ClockPlan } from '@dungeon-twister/protocol';
import { BOOK_TIMER } from '@dungeon-twister/rules';
import { onlineWords } from '../words/online-words.ts';

const MINUTE = 60;

export const CLOCKS = {
  none: { kind: 'none' },
  brisk: { kind: 'bank', bank: 10 * MINUTE, increment: 15, aside: MINUTE },
  calm: { kind: 'bank', bank: 30 * MINUTE, increment: 30, aside: 2 * MINUTE },
  book: {
    kind: 'book',
    turn: BOOK_TIMER.turn,
    placing: BOOK_TIMER.placing,
    combatCard: BOOK_TIMER.combatCard,
  },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
} as const satisfies Readonly<Record<string, ClockPlan>>;

export type ClockName = keyof typeof CLOCKS;
export const USUAL_CLOCK: ClockName = 'calm';
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

/** A plan in plain words, whoever has chosen it. */
export function sayPlan(plan: ClockPlan): string {
  const { ofClock } = onlineWords();
  if (plan.kind === 'none') return ofClock.none;
  if (plan.kind === 'book') return ofClock.book(plan.turn);
  if (plan.kind === 'days') return ofClock.days(plan.days);
  return ofClock.bank(Math.round(plan.bank / MINUTE), plan.increment);
}
