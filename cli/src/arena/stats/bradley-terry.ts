/** Ratings from a round robin: the strengths by which the results of all couples together are likeliest (Bradley, Terry). */
import { Z95 } from './normal.ts';

export interface CoupleScore {
  readonly first: number;
  readonly second: number;
  readonly games: number;
  /** What the first one scored in them. */
  readonly score: number;
}

export interface Rating {
  /** In Elo; the mean of all is 0. */
  readonly elo: number;
  /** Half the interval that holds it with 95 % probability. */
  readonly error: number;
}

/** As if every couple had drawn one game more: somebody who won all his games is not infinitely strong. */
const PRIOR = 1;
const PER_ELO = Math.LN10 / 400;

export function bradleyTerry(contestants: number, couples: readonly CoupleScore[]): Rating[] {
  const played = couples.map((one) => ({
    ...one,
    games: one.games + PRIOR,
    score: one.score + PRIOR / 2,
  }));
  const strengths = likeliest(contestants, played);
  const mean = strengths.reduce((sum, one) => sum + one, 0) / Math.max(1, contestants);
  const errors = errorsOf(contestants, played, strengths);
  return strengths.map((strength, index) => ({
    elo: (strength - mean) / PER_ELO,
    error: (Z95 * Math.sqrt(Math.max(0, errors[index] ?? 0))) / PER_ELO,
  }));
}

/** Natural logarithms of the strengths, by the well-known iteration that never makes the likelihood smaller. */
function likeliest(contestants: number, couples: readonly CoupleScore[]): number[] {
  let gamma = Array<number>(contestants).fill(1);
  for (let step = 0; step < 10_000; step++) {
    const won = Array<number>(contestants).fill(0);
    const met = Array<number>(contestants).fill(0);
    for (const { first, second, games, score } of couples) {
      const together = games / ((gamma[first] ?? 1) + (gamma[second] ?? 1));
      add(won, first, score);
      add(won, second, games - score);
      add(met, first, together);
      add(met, second, together);
    }
    const next = gamma.map((old, index) => (met[index] ? (won[index] ?? 0) / met[index] : old));
    const scale = Math.exp(next.reduce((sum, one) => sum + Math.log(one), 0) / Math.max(1, contestants));
    const scaled = next.map((one) => one / scale);
    const moved = Math.max(...scaled.map((one, index) => Math.abs(Math.log(one / (gamma[index] ?? 1)))));
    gamma = scaled;
    if (moved < 1e-12) break;
  }
  return gamma.map(Math.log);
}

function add(sums: number[], index: number, value: number): void {
  sums[index] = (sums[index] ?? 0) + value;
}

/**
 * The variance of each strength against the mean of all, from the curvature of the likelihood. Its matrix has one
 * direction in which nothing is known, all strengths together; with that filled in it can be inverted.
 */
function errorsOf(
  contestants: number,
  couples: readonly CoupleScore[],
  strengths: readonly number[],
): number[] {
  const curvature = Array.from({ length: contestants }, () =>
    Array<number>(contestants).fill(1 / Math.max(1, contestants)),
  );
  for (const { first, second, games } of couples) {
    const chance = 1 / (1 + Math.exp((strengths[second] ?? 0) - (strengths[first] ?? 0)));
    const weight = games * chance * (1 - chance);
    for (const [row, column, sign] of [
      [first, first, 1],
      [second, second, 1],
      [first, second, -1],
      [second, first, -1],
    ] as const)
      add(curvature[row] ?? [], column, sign * weight);
  }
  // What was filled in comes back as 1 / n in every place.
  return inverse(curvature).map((row, index) => (row[index] ?? 0) - 1 / contestants);
}

/** By elimination with the largest pivot. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [
    ...row,
    ...Array.from({ length: size }, (_, column) => (column === index ? 1 : 0)),
  ]);
  for (let column = 0; column < size; column++) {
    const below = rows.slice(column).map((row) => Math.abs(row[column] ?? 0));
    const pivotAt = column + below.indexOf(Math.max(...below));
    const pivot = rows[pivotAt] ?? [];
    rows[pivotAt] = rows[column] ?? [];
    const scale = pivot[column] ?? 1;
    const scaled = pivot.map((value) => value / scale);
    rows[column] = scaled;
    rows.forEach((row, index) => {
      const factor = row[column] ?? 0;
      if (index !== column && factor !== 0)
        rows[index] = row.map((value, at) => value - factor * (scaled[at] ?? 0));
    });
  }
  return rows.map((row) => row.slice(size));
}
