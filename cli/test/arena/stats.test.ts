import { describe, expect, test } from 'vitest';
import { bradleyTerry } from '../../src/arena/stats/bradley-terry.ts';
import { eloOfScore, scoreOfElo } from '../../src/arena/stats/elo.ts';
import { normalCdf, Z95 } from '../../src/arena/stats/normal.ts';
import { countPairs, summaryOfPairs } from '../../src/arena/stats/pairs.ts';
import { logLikelihoodRatio, sprt } from '../../src/arena/stats/sprt.ts';

/** How often each of the five ways of a pair occurred, from both lost to both won. */
const five = (...counts: readonly number[]) => counts.map((count, index) => ({ score: index / 4, count }));

describe('the normal distribution', () => {
  test.each([
    [0, 0.5],
    [1, 0.8413447460685429],
    [Z95, 0.975],
    [-3, 0.00134989803163],
    [4.5, 0.9999966023268753],
    [-6, 9.865876450376981e-10],
  ])('up to %d: %d', (x, probability) => {
    expect(normalCdf(x) / probability).toBeCloseTo(1, 10);
  });
});

describe('Elo', () => {
  test.each([
    [0, 0.5],
    [400, 10 / 11],
    [-400, 1 / 11],
    [190.84850188786498, 0.75],
  ])('%d points score %d', (elo, score) => {
    expect(scoreOfElo(elo)).toBeCloseTo(score, 12);
    expect(eloOfScore(score)).toBeCloseTo(elo, 9);
  });

  test('who always wins is beyond measure', () => {
    expect(eloOfScore(1)).toBe(Infinity);
    expect(eloOfScore(0)).toBe(-Infinity);
  });
});

/** How wide the interval of such pairs is. */
const width = (...counts: readonly number[]): number => {
  const { low, high } = summaryOfPairs(five(...counts));
  return high - low;
};

describe('pairs', () => {
  test('are counted by their score, the five ways always', () => {
    expect(countPairs([1, 0.5, 1, 0.0625]).map(({ score, count }) => [score, count])).toEqual([
      [0, 0],
      [0.0625, 1],
      [0.25, 0],
      [0.5, 1],
      [0.75, 0],
      [1, 2],
    ]);
  });

  test('nothing played, nothing known', () => {
    expect(summaryOfPairs(countPairs([]))).toEqual({
      pairs: 0,
      mean: 0.5,
      low: 0,
      high: 1,
      superiority: 0.5,
    });
  });

  test('twenty games won out of twenty: Wilson’s interval', () => {
    const { mean, low, high, superiority } = summaryOfPairs(five(0, 0, 0, 0, 10));
    expect(mean).toBe(1);
    expect(low).toBeCloseTo(20 / (20 + Z95 ** 2), 12);
    expect(high).toBeCloseTo(1, 12);
    expect(superiority).toBeCloseTo(normalCdf(Math.sqrt(20)), 12);
  });

  test('games that do not depend on each other: as if each were counted', () => {
    // Six of ten games won, in all combinations as often as they are expected.
    const { mean, low, high, superiority } = summaryOfPairs(five(1600, 0, 4800, 0, 3600));
    expect(mean).toBeCloseTo(0.6, 12);
    const half = Z95 * Math.sqrt(0.24 / 20_000);
    expect(low).toBeCloseTo(0.6 - half, 4);
    expect(high).toBeCloseTo(0.6 + half, 4);
    const few = summaryOfPairs(five(16, 0, 48, 0, 36));
    // (won - lost) / sqrt(won + lost), as the books have it.
    expect(few.superiority).toBeCloseTo(normalCdf(40 / Math.sqrt(200)), 3);
    expect(superiority).toBeGreaterThan(few.superiority);
  });

  test('pairs whose games lean on each other tell more, or less, than single games', () => {
    // The same games each time: 50 won, 50 lost.
    expect(width(5, 0, 40, 0, 5)).toBeLessThan(width(12, 0, 26, 0, 12));
    expect(width(25, 0, 0, 0, 25)).toBeGreaterThan(width(12, 0, 26, 0, 12));
  });
});

describe('SPRT', () => {
  test('with two scores only, the ratio is that of a coin', () => {
    const counts = [
      { score: 0, count: 40 },
      { score: 1, count: 60 },
    ];
    const [s0, s1] = [0.5, 0.55];
    expect(logLikelihoodRatio(counts, s0, s1)).toBeCloseTo(
      60 * Math.log(s1 / s0) + 40 * Math.log((1 - s1) / (1 - s0)),
      9,
    );
  });

  test('with many pairs and small differences, the ratio is that of the normal distribution', () => {
    const counts = five(1420, 6200, 11_220, 6990, 1880);
    const pairs = counts.reduce((sum, { count }) => sum + count, 0);
    const mean = counts.reduce((sum, { score, count }) => sum + score * count, 0) / pairs;
    const variance = counts.reduce((sum, { score, count }) => sum + count * (score - mean) ** 2, 0) / pairs;
    const [s0, s1] = [scoreOfElo(0), scoreOfElo(5)];
    const expected = (pairs * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
    expect(logLikelihoodRatio(counts, s0, s1) / expected).toBeCloseTo(1, 2);
  });

  test('turned around, it says the opposite', () => {
    const plan = { low: -10, high: 10, error: 0.05 };
    const one = sprt(five(3, 8, 30, 12, 9), plan);
    const other = sprt(five(9, 12, 30, 8, 3), plan);
    expect(one.llr).toBeCloseTo(-other.llr, 9);
    expect(one.llr).toBeGreaterThan(0);
  });

  test('its bounds are those of Wald, and it stops at them', () => {
    const plan = { low: 0, high: 20, error: 0.05 };
    expect(sprt(five(0, 0, 0, 0, 0), plan)).toEqual({
      llr: 0,
      bounds: [-Math.log(19), Math.log(19)],
      verdict: null,
    });
    expect(sprt(five(20, 30, 100, 60, 60), plan).verdict).toBe('accepted');
    expect(sprt(five(60, 60, 100, 30, 20), plan).verdict).toBe('rejected');
    expect(sprt(five(0, 0, 0, 0, 3), plan).verdict).toBeNull();
  });
});

describe('ratings of a round robin', () => {
  test('two: what their score says, with one draw more', () => {
    const [one, other] = bradleyTerry(2, [{ first: 0, second: 1, games: 4, score: 3 }]);
    expect((one?.elo ?? 0) - (other?.elo ?? 0)).toBeCloseTo(eloOfScore(3.5 / 5), 6);
    expect((one?.elo ?? 0) + (other?.elo ?? 0)).toBeCloseTo(0, 9);
    // The difference varies by 1 / (n p q), each of the two by a quarter of that.
    const expected = (Z95 * Math.sqrt(1 / (5 * 0.7 * 0.3)) * 400) / Math.LN10 / 2;
    expect(one?.error).toBeCloseTo(expected, 6);
  });

  test('strengths from which the results came are found again', () => {
    const strengths = [120, -40, 15, -95];
    const couples = [0, 1, 2, 3].flatMap((first) =>
      [0, 1, 2, 3]
        .filter((second) => second > first)
        .map((second) => ({
          first,
          second,
          games: 1e7,
          score: 1e7 * scoreOfElo((strengths[first] ?? 0) - (strengths[second] ?? 0)),
        })),
    );
    bradleyTerry(4, couples).forEach(({ elo }, index) => expect(elo).toBeCloseTo(strengths[index] ?? 0, 3));
  });

  test('who wins everything is not infinitely strong', () => {
    const ratings = bradleyTerry(3, [
      { first: 0, second: 1, games: 10, score: 10 },
      { first: 0, second: 2, games: 10, score: 10 },
      { first: 1, second: 2, games: 10, score: 5 },
    ]);
    expect(ratings.every(({ elo, error }) => Number.isFinite(elo) && error > 0)).toBe(true);
    expect(ratings[0]?.elo).toBeGreaterThan(ratings[1]?.elo ?? 0);
    expect(ratings[1]?.elo).toBeCloseTo(ratings[2]?.elo ?? 0, 6);
  });
});
