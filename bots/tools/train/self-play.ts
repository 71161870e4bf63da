/**
 * Games from which weights are learned. Each side plays a whole game with weights of its own, which differ by chance from
 * those learned so far: somebody who always plays alike never finds out what else would have been good.
 */
import {
  type Chance,
  createGame,
  decisions,
  type GameOptions,
  type Position,
  type Seat,
  viewOf,
} from '@dungeon-twister/rules';
import { Evaluator } from '../../src/evaluate/evaluate.ts';
import { MapStore } from '../../src/evaluate/maps.ts';
import { FEATURES, WEIGHTS, type Weights } from '../../src/evaluate/weights.ts';
import { lineUpOf } from '../../src/setup/features.ts';
import { type Budget, Thinker } from '../../src/search/thinker.ts';

/** Thinks enough to plan whole turns, and little enough to play thousands of games. */
const LEARNER: Budget = {
  worlds: 1,
  own: { evaluations: 800, most: 4, depth: 6, plans: 4, handlings: 1 },
  overlooks: 0,
  reply: null,
};

/** Nobody plays longer than this. */
const MOST_DECISIONS = 3000;

/** What was seen at the end of a turn, and what became of it: 1 where the seat won in the end. */
export interface Lesson {
  readonly features: readonly number[];
  readonly result: number;
}

/** A number around 0 that is seldom beyond 2: the sum of chances, as everywhere the same. */
function deviation(chance: Chance): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance.next() / 2 ** 32;
  return sum;
}

export function noisy(weights: Weights, noise: number, chance: Chance): Weights {
  const other = FEATURES.map((name) => [
    name,
    weights[name] * (1 + noise * deviation(chance)) + noise * deviation(chance) * 0.2,
  ]);
  return { ...weights, ...(Object.fromEntries(other) as Partial<Weights>) };
}

export interface Table {
  readonly options: GameOptions;
  readonly seed: string;
  /** The weights of each seat. */
  readonly weights: readonly Weights[];
}

export interface PlayedGame {
  readonly lessons: readonly Lesson[];
  /** How the first seat had put its team down beside the others. */
  readonly lineUp: Lesson;
  /** Per seat 1 for a winner, 0 for a loser, 1/2 where nobody won. */
  readonly results: readonly number[];
}

/** Stages before the game begins. */
const SETTING_UP: ReadonlySet<string> = new Set(['choose', 'dismiss', 'deploy', 'lay']);

/** How the line-up of the first seat differs from what the others have on average. */
function differenceOf(p: Position): number[] {
  const maps = new MapStore();
  const { seats } = p.ruleset;
  const all = Array.from({ length: seats }, (_, seat) => lineUpOf(p, seat, maps));
  return Array.from(all[0], (own, i) => {
    let others = 0;
    for (let seat = 1; seat < seats; seat++) others += all[seat][i];
    return own - others / Math.max(1, seats - 1);
  });
}

export function play({ options, seed, weights }: Table): PlayedGame {
  const game = createGame(options, seed);
  const bots = weights.map((own) => new Thinker(LEARNER, own));
  const evaluator = new Evaluator(WEIGHTS, new MapStore());
  const seen: { readonly seat: Seat; readonly features: readonly number[] }[] = [];
  const look = (p: Position, seat: Seat): void => {
    seen.push({ seat, features: Array.from(evaluator.featuresOf(p, seat)) });
  };
  let lineUp: readonly number[] = [];
  for (let step = 0; step < MOST_DECISIONS; step++) {
    const [open] = decisions(game.position);
    if (!open) break;
    const { seat, number } = open;
    if (lineUp.length === 0 && !SETTING_UP.has(open.about)) lineUp = differenceOf(game.position);
    const question = { view: viewOf(game.position, seat), seat, seed: `${seed} ${step}` };
    const action = bots[seat].choose(question);
    if (action.type === 'endTurn')
      for (let other = 0; other < weights.length; other++) look(game.position, other);
    const answer = game.perform({ seat, decision: number, action });
    if (!answer.ok) throw new Error(`${seed}: ${answer.refusal.code}`);
  }
  const winners = game.result?.winners ?? [];
  const results = weights.map((_, seat) => (winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0));
  return {
    results,
    lineUp: { features: lineUp, result: results[0] },
    lessons: seen.map(({ seat, features }) => ({ features, result: results[seat] })),
  };
}
