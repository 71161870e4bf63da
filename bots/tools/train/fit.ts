/**
 * Learns from line-ups by chance what they are worth: the weights by which winning is told best (logistic regression,
 * solved by Newton's method), held near what was known before where little was seen.
 */
import type { LineUp } from './self-play.ts';

const ROUNDS = 12;

export interface Fitted {
  readonly weights: readonly number[];
  /** How well results are told, in bits for each lesson: 1 is a coin. */
  readonly loss: number;
}

const chanceOf = (value: number): number => 1 / (1 + Math.exp(-value));

/** `prior` is what was known, as odds; `trust` says how many lessons that is worth, for all weights or for each. */
export function fit(
  lessons: readonly LineUp[],
  prior: readonly number[],
  trust: number | readonly number[],
): Fitted {
  const count = prior.length;
  const spread = spreadOf(lessons, count);
  let weights = [...prior];
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(count);
    const curve = Array.from({ length: count }, () => new Float64Array(count));
    for (const { features, result } of lessons) {
      let value = 0;
      for (let i = 0; i < count; i++) value += weights[i] * features[i];
      const expected = chanceOf(value);
      const bend = Math.max(1e-6, expected * (1 - expected));
      for (let i = 0; i < count; i++) {
        if (features[i] === 0) continue;
        slope[i] += (result - expected) * features[i];
        for (let k = 0; k <= i; k++) curve[i][k] += bend * features[i] * features[k];
      }
    }
    for (let i = 0; i < count; i++) {
      const hold = (typeof trust === 'number' ? trust : trust[i]) * 0.25 * spread[i] + 1e-9;
      slope[i] += hold * (prior[i] - weights[i]);
      curve[i][i] += hold;
      for (let k = i + 1; k < count; k++) curve[i][k] = curve[k][i];
    }
    for (let i = 0; i < count; i++) for (let k = i + 1; k < count; k++) curve[i][k] = curve[k][i];
    const step = solve(curve, slope);
    weights = weights.map((weight, i) => weight + step[i]);
  }
  return { weights, loss: lossOf(lessons, weights) };
}

/** How much of each feature is usually seen, squared. */
function spreadOf(lessons: readonly LineUp[], count: number): number[] {
  const sums = Array.from({ length: count }, () => 0);
  for (const { features } of lessons) for (let i = 0; i < count; i++) sums[i] += features[i] ** 2;
  return sums.map((sum) => sum / Math.max(1, lessons.length) + 1e-6);
}

function lossOf(lessons: readonly LineUp[], weights: readonly number[]): number {
  let sum = 0;
  for (const { features, result } of lessons) {
    let value = 0;
    for (let i = 0; i < weights.length; i++) value += weights[i] * features[i];
    const expected = Math.min(1 - 1e-9, Math.max(1e-9, chanceOf(value)));
    sum -= result * Math.log2(expected) + (1 - result) * Math.log2(1 - expected);
  }
  return sum / Math.max(1, lessons.length);
}

/** Elimination with the largest number of a column as pivot. */
function solve(matrix: Float64Array[], right: Float64Array): number[] {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row][column]) > Math.abs(rows[pivot][column])) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = rows[row][column] / rows[column][column];
      for (let i = column; i <= size; i++) rows[row][i] -= factor * rows[column][i];
    }
  }
  return rows.map((row, i) => row[size] / row[i]);
}
