/**
 * The levels at which one can be played against, from somebody who has just learned the rules to the best we have.
 *
 * A level is a budget in positions looked at, never in time, so that it plays alike on a phone and on a workstation. The
 * weaker ones see less far and overlook some of their figures, as people do; none of them throws a move away.
 */
import type { Weights } from './evaluate/weights.ts';
import { WEIGHTS } from './evaluate/weights.ts';
import type { Budget } from './search/thinker.ts';

export const LEVELS = ['novice', 'casual', 'skilled', 'expert', 'master'] as const;
export type LevelName = (typeof LEVELS)[number];

export const BUDGETS: Readonly<Record<LevelName, Budget>> = {
  novice: {
    worlds: 1,
    own: { evaluations: 400, most: 1, depth: 2, plans: 4 },
    overlooks: 40,
    reply: null,
  },
  casual: {
    worlds: 1,
    own: { evaluations: 1500, most: 3, depth: 4, plans: 8 },
    overlooks: 10,
    reply: null,
  },
  skilled: {
    worlds: 1,
    own: { evaluations: 4000, most: 24, depth: 7, plans: 60 },
    overlooks: 0,
    reply: { searches: 4, trials: 20, width: { evaluations: 400, most: 2, depth: 6, plans: 1 } },
  },
  expert: {
    worlds: 1,
    own: { evaluations: 10_000, most: 32, depth: 8, plans: 200 },
    overlooks: 0,
    reply: { searches: 12, trials: 30, width: { evaluations: 1000, most: 4, depth: 7, plans: 1 } },
  },
  master: {
    worlds: 2,
    own: { evaluations: 12_000, most: 48, depth: 9, plans: 400 },
    overlooks: 0,
    reply: { searches: 24, trials: 40, width: { evaluations: 2000, most: 8, depth: 8, plans: 1 } },
  },
};

/** What somebody likes to do, at any level. */
export const STYLES = ['runner', 'hunter', 'tinkerer'] as const;
export type StyleName = (typeof STYLES)[number];

/** How a style weighs things otherwise than everybody does. */
const LEANINGS: Readonly<Record<StyleName, Partial<Weights>>> = {
  runner: { run: WEIGHTS.run * 1.3, race: WEIGHTS.race * 1.3 },
  hunter: { well: WEIGHTS.well * 1.8, wounded: WEIGHTS.wounded * 0.5, cards: WEIGHTS.cards * 0.7 },
  tinkerer: { onGear: 2, reveal: WEIGHTS.reveal * 1.5 },
};

export const weightsOf = (style: StyleName | null): Weights =>
  style === null ? WEIGHTS : { ...WEIGHTS, ...LEANINGS[style] };
