/**
 * The levels at which one can be played against, from somebody who has just learned the rules to the best we have.
 *
 * A level is a budget in positions looked at, never in time, so that it plays alike on a phone and on a workstation. The
 * weaker ones see less far and overlook some of their figures, as people do; none of them throws a move away.
 */
import { type Weights, weightsFor } from './evaluate/weights.ts';
import type { Budget, Weigh } from './search/thinker.ts';

export const LEVELS = ['novice', 'casual', 'skilled', 'expert', 'master'] as const;
export type LevelName = (typeof LEVELS)[number];

/**
 * Line-ups by chance; those of somebody who knows what matters most; and those of somebody who has seen thousands, with
 * just so much chance that nobody reads them.
 */
const [UNLEARNED, ROUGHLY, LEARNED] = [30, 1, 0.25];

/** Tokens are placed by what the turn makes of them. */
const PLACING = {
  places: 24,
  width: { evaluations: 400, most: 10, depth: 5, plans: 1, handlings: 0 },
};

export const BUDGETS: Readonly<Record<LevelName, Budget>> = {
  novice: {
    worlds: 1,
    own: { evaluations: 300, most: 1, depth: 1, plans: 4, handlings: 1 },
    reveals: 0,
    placing: null,
    lastPoint: 0,
    overlooks: 65,
    lineUpChance: UNLEARNED,
    reply: null,
  },
  casual: {
    worlds: 1,
    own: { evaluations: 2000, most: 6, depth: 2, plans: 8, handlings: 1 },
    reveals: 0,
    placing: null,
    lastPoint: 0,
    overlooks: 25,
    lineUpChance: UNLEARNED,
    reply: null,
  },
  skilled: {
    worlds: 1,
    own: { evaluations: 4000, most: 100, depth: 3, plans: 600, handlings: 1 },
    reveals: 0,
    placing: null,
    lastPoint: 800,
    overlooks: 0,
    lineUpChance: UNLEARNED,
    reply: {
      searches: 6,
      trials: 100,
      widths: [],
      again: { evaluations: 6000, most: 500, depth: 5, plans: 100, handlings: 0 },
    },
  },
  expert: {
    worlds: 1,
    own: { evaluations: 8000, most: 4000, depth: 8, plans: 2500, handlings: 1 },
    reveals: 0,
    placing: null,
    lastPoint: 2500,
    overlooks: 0,
    lineUpChance: ROUGHLY,
    reply: {
      searches: 7,
      trials: 200,
      widths: [{ evaluations: 800, most: 40, depth: 8, plans: 1, handlings: 0 }],
      again: { evaluations: 16_000, most: 4000, depth: 8, plans: 400, handlings: 0 },
    },
  },
  master: {
    worlds: 2,
    own: { evaluations: 6000, most: 4000, depth: 9, plans: 1500, handlings: 1 },
    reveals: 4,
    placing: PLACING,
    lastPoint: 8000,
    overlooks: 0,
    lineUpChance: LEARNED,
    reply: {
      searches: 8,
      trials: 150,
      widths: [
        { evaluations: 800, most: 40, depth: 8, plans: 1, handlings: 0 },
        { evaluations: 4000, most: 150, depth: 8, plans: 1, handlings: 1 },
      ],
      again: { evaluations: 16_000, most: 4000, depth: 8, plans: 300, handlings: 0 },
    },
  },
};

/** What somebody likes to do, at any level. */
export const STYLES = ['runner', 'hunter', 'tinkerer'] as const;
export type StyleName = (typeof STYLES)[number];

/** How many times as much as to everybody things are worth to somebody of a style. */
const LEANINGS: Readonly<Record<StyleName, Partial<Weights>>> = {
  runner: { run: 1.3, race: 1.3 },
  hunter: { well: 1.8, wounded: 0.5, cards: 0.7 },
  tinkerer: { onGear: 2.9, reveal: 1.5 },
};

/** What things are worth to somebody of a style, in any game. */
export const weighing =
  (style: StyleName | null): Weigh =>
  (ruleset) => {
    const usual = weightsFor(ruleset);
    if (style === null) return usual;
    const leaning = Object.entries(LEANINGS[style]) as [keyof Weights, number][];
    return { ...usual, ...Object.fromEntries(leaning.map(([name, factor]) => [name, usual[name] * factor])) };
  };
