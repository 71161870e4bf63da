/**
 * The sequential probability ratio test: after every pair, is it more likely that the first contestant is stronger by
 * `high` Elo, or by `low`? Stops as soon as one of them is likely enough.
 *
 * The likelihood ratio is that of the best distribution of pair scores with each of the two means (the generalised test
 * on pentanomial frequencies), so it needs no model of draws and holds for pairs whose games depend on each other.
 */
import { scoreOfElo } from './elo.ts';
import type { PairCount } from './pairs.ts';

export interface SprtPlan {
  readonly low: number;
  readonly high: number;
  /** How often an answer may be wrong, either way. */
  readonly error: number;
}

export interface Sprt {
  readonly llr: number;
  /** At the first it is rejected that the contestant is stronger by `high`, at the second it is accepted. */
  readonly bounds: readonly [number, number];
  /** Null while nobody knows. */
  readonly verdict: 'accepted' | 'rejected' | null;
}

/** What has not occurred might have: with no weight at all it would be called impossible. */
const UNSEEN = 1e-3;

export function sprt(counts: readonly PairCount[], { low, high, error }: SprtPlan): Sprt {
  const llr = logLikelihoodRatio(counts, scoreOfElo(low), scoreOfElo(high));
  const bound = Math.log((1 - error) / error);
  return {
    llr,
    bounds: [-bound, bound],
    verdict: llr >= bound ? 'accepted' : llr <= -bound ? 'rejected' : null,
  };
}

/** How much better the mean `s1` explains what was seen than `s0` does. */
export function logLikelihoodRatio(counts: readonly PairCount[], s0: number, s1: number): number {
  const pairs = counts.reduce((sum, { count }) => sum + count, 0);
  if (pairs === 0) return 0;
  const seen = counts.map(({ score, count }) => ({ score, weight: count === 0 ? UNSEEN : count }));
  const all = seen.reduce((sum, { weight }) => sum + weight, 0);
  const shares = seen.map(({ score, weight }) => ({ score, share: weight / all }));
  const x0 = tilt(shares, s0);
  const x1 = tilt(shares, s1);
  return seen.reduce(
    (sum, { score, weight }) =>
      sum + weight * (Math.log1p(x0 * (score - s0)) - Math.log1p(x1 * (score - s1))),
    0,
  );
}

interface Share {
  readonly score: number;
  readonly share: number;
}

/**
 * Among all distributions with the mean s, the likeliest gives each score its share divided by 1 + x (score - s). The x
 * is where the mean comes out right; it lies between the two values at which a divisor would vanish.
 */
function tilt(shares: readonly Share[], s: number): number {
  const scores = shares.map(({ score }) => score);
  const lowest = Math.min(...scores);
  const highest = Math.max(...scores);
  let from = -1 / (highest - s);
  let to = 1 / (s - lowest);
  for (let step = 0; step < 200; step++) {
    const x = (from + to) / 2;
    const excess = shares.reduce(
      (sum, { score, share }) => sum + (share * (score - s)) / (1 + x * (score - s)),
      0,
    );
    if (excess > 0) from = x;
    else to = x;
  }
  return (from + to) / 2;
}
