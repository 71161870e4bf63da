/** Elo: 400 points are odds of ten to one. */

/** The expected score of somebody who is so many points stronger. */
export const scoreOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** How many points stronger one is who scores so much; infinite where he always wins or always loses. */
export function eloOfScore(score: number): number {
  if (score <= 0) return -Infinity;
  if (score >= 1) return Infinity;
  return -400 * Math.log10(1 / score - 1);
}
