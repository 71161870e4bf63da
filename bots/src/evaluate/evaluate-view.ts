/**
 * What a seat may think of its game: the evaluation by which our bots choose, asked from a view.
 *
 * It is shown no position. What the view does not tell is dealt a few times, by the seed, and the mean is answered; so
 * two games that a seat cannot tell apart are worth the same to it.
 */
import { Chance, sample } from '@dungeon-twister/rules';
import type { Question } from '../bot.ts';
import { decidedFor, Evaluator } from './evaluate.ts';
import { MapStore } from './maps.ts';
import { type Feature, FEATURES, weightsFor } from './weights.ts';

/** What a view is worth to a seat, in tenths of a victory point. */
export interface Evaluation {
  /** What its side has, less what its enemies have. A game that is won or lost is worth 900 or more, either way. */
  readonly value: number;
  /** What each feature adds to the value; they sum up to it. Null where the game is decided, and none of them counts. */
  readonly features: Readonly<Record<Feature, number>> | null;
}

/** Positions that are dealt unless somebody says how many. */
const USUAL_WORLDS = 8;

/** The same for the same view, seat, seed and number of worlds, on every machine. */
export function evaluateView({ view, seat, seed, ruleset }: Question, worlds = USUAL_WORLDS): Evaluation {
  const chance = new Chance(seed);
  const dealt = Array.from({ length: worlds }, () => sample(view, chance, ruleset));
  const weights = weightsFor(dealt[0].ruleset);
  const evaluator = new Evaluator(weights, new MapStore());
  const sums = FEATURES.map(() => 0);
  for (const position of dealt) {
    // Points and ends lie open: it is decided in one world if it is in all.
    const decided = decidedFor(position, seat);
    if (decided !== null) return { value: decided, features: null };
    evaluator.featuresOf(position, seat).forEach((count, index) => (sums[index] += count));
  }
  const worths = FEATURES.map((name, index): [Feature, number] => [
    name,
    rounded((weights[name] * sums[index]) / worlds),
  ]);
  return {
    value: rounded(worths.reduce((sum, [, worth]) => sum + worth, 0)),
    features: Object.fromEntries(worths) as Record<Feature, number>,
  };
}

/** To thousandths: nobody reads more, and what is left of a sum of fractions is no news. */
const rounded = (worth: number): number => Math.round(worth * 1000) / 1000 + 0;
