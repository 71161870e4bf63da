/** Matrix games: the mixtures leave nothing to gain, and another library finds the same value. */
import { describe, expect, test } from 'vitest';
import { Chance } from '@dungeon-twister/rules';
import { type MatrixGame, solveMatrixGame } from '../../src/combat/matrix-game.ts';
import { exploitability } from '../../tools/exploitability.ts';
import { randomCombat } from '../../tools/random-combats.ts';
import { valueByLibrary } from '../../tools/second-solver.ts';

const gameOf = (...rows: readonly (readonly number[])[]): MatrixGame => ({
  rows: rows.length,
  columns: rows[0].length,
  payoffs: Float64Array.from(rows.flat()),
});

const sum = (shares: Float64Array): number => shares.reduce((a, b) => a + b, 0);

function expectSolved(game: MatrixGame): void {
  const { value, row, column } = solveMatrixGame(game);
  expect(exploitability(game, row, column)).toBeLessThan(1e-9);
  expect(Math.abs(value - valueByLibrary(game))).toBeLessThan(1e-6);
  for (const shares of [row, column]) {
    expect(sum(shares)).toBeCloseTo(1, 12);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
  }
}

/** Few different payoffs, so that many corners coincide. */
function coarseGame(rows: number, columns: number, values: number, chance: Chance): MatrixGame {
  const payoffs = Float64Array.from({ length: rows * columns }, () => chance.below(values) - 1);
  return { rows, columns, payoffs };
}

describe('games whose answer is known', () => {
  test('rock, paper, scissors', () => {
    const { value, row, column } = solveMatrixGame(gameOf([0, -1, 1], [1, 0, -1], [-1, 1, 0]));
    expect(value).toBeCloseTo(0, 14);
    for (const share of [...row, ...column]) expect(share).toBeCloseTo(1 / 3, 14);
  });

  test('one choice on a side leaves the best answer of the other', () => {
    expect(solveMatrixGame(gameOf([3], [5], [4]))).toEqual({
      value: 5,
      row: Float64Array.of(0, 1, 0),
      column: Float64Array.of(1),
    });
    expect(solveMatrixGame(gameOf([3, -5, 4])).column).toEqual(Float64Array.of(0, 1, 0));
    expect(solveMatrixGame(gameOf([7])).value).toBe(7);
  });

  test('where all is the same, every choice is as good', () => {
    const { value, row, column } = solveMatrixGame(gameOf([2, 2, 2], [2, 2, 2]));
    expect([value, ...row, ...column]).toEqual([2, 1 / 2, 1 / 2, 1 / 3, 1 / 3, 1 / 3]);
  });

  test('a choice that another one beats everywhere is never made', () => {
    const { row } = solveMatrixGame(gameOf([1, -1], [-1, 1], [-2, 0]));
    expect(row[2]).toBe(0);
  });

  test('large and small payoffs: the mixture does not depend on the unit', () => {
    const small = solveMatrixGame(gameOf([1, -2], [-3, 4]));
    for (const unit of [1e-6, 1e6]) {
      const { value, row } = solveMatrixGame(gameOf([unit, -2 * unit], [-3 * unit, 4 * unit]));
      expect(value / unit).toBeCloseTo(small.value, 9);
      expect(row[0]).toBeCloseTo(small.row[0], 9);
    }
  });
});

describe('nothing is left to gain', () => {
  test('in 300 random combats; npm run bots:combat solves ten thousand', () => {
    const chance = new Chance('combats');
    for (let n = 0; n < 300; n++) expectSolved(randomCombat(chance));
  });

  test('where many corners coincide', () => {
    const chance = new Chance('corners');
    for (let n = 0; n < 200; n++)
      expectSolved(coarseGame(1 + chance.below(12), 1 + chance.below(12), 2 + chance.below(3), chance));
  });

  test('in games of 64 by 64 choices', () => {
    const chance = new Chance('large');
    for (const values of [2, 3, 1000]) {
      const game = coarseGame(64, 64, values, chance);
      const { row, column } = solveMatrixGame(game);
      expect(exploitability(game, row, column)).toBeLessThan(1e-9);
    }
  });
});
