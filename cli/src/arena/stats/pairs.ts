/**
 * What pairs of games say about two contestants. The score of a pair is the mean of its two games, from 0 to 1. Both
 * games come from the same deal and depend on each other, so the pair is what is counted, never the single game.
 */
import { normalCdf, Z95 } from './normal.ts';

/** How often pairs came out with which score. */
export interface PairCount {
  readonly score: number;
  readonly count: number;
}

/** Lost both, lost and drew, one point of two, won and drew, won both: the five ways of a pair for two players. */
const FIVE: readonly number[] = [0, 0.25, 0.5, 0.75, 1];

/** The five ways and whatever else occurs where more than two play, in order. */
export function countPairs(scores: readonly number[]): PairCount[] {
  const counts = new Map(FIVE.map((score) => [score, 0]));
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  return [...counts].map(([score, count]) => ({ score, count })).toSorted((a, b) => a.score - b.score);
}

export interface PairSummary {
  readonly pairs: number;
  readonly mean: number;
  /** The interval that holds the true score with 95 % probability. */
  readonly low: number;
  readonly high: number;
  /** The likelihood that the first one is the stronger. */
  readonly superiority: number;
}

/**
 * The mean, and how sure it is: Wilson's interval with the variance of pairs. Compared with a coin that decides whole
 * pairs, pairs vary by a factor; two games that do not depend on each other make it one half. That is also taken where all
 * pairs came out the same, so that nobody is sure of anything after a few of them.
 */
export function summaryOfPairs(counts: readonly PairCount[]): PairSummary {
  const pairs = counts.reduce((sum, { count }) => sum + count, 0);
  if (pairs === 0) return { pairs, mean: 0.5, low: 0, high: 1, superiority: 0.5 };
  const mean = counts.reduce((sum, { score, count }) => sum + score * count, 0) / pairs;
  const squares = counts.reduce((sum, { score, count }) => sum + count * (score - mean) ** 2, 0);
  const variance = pairs > 1 ? squares / (pairs - 1) : 0;
  const factor = variance === 0 ? 1 / 2 : variance / (mean * (1 - mean));
  const effective = pairs / factor;
  const z2 = Z95 * Z95;
  const centre = (mean + z2 / (2 * effective)) / (1 + z2 / effective);
  const half =
    (Z95 / (1 + z2 / effective)) *
    Math.sqrt((mean * (1 - mean)) / effective + z2 / (4 * effective * effective));
  return {
    pairs,
    mean,
    low: Math.max(0, centre - half),
    high: Math.min(1, centre + half),
    superiority: normalCdf((mean - 0.5) / Math.sqrt(0.25 / effective)),
  };
}
