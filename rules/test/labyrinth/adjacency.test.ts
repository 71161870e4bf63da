import { expect, test } from 'vitest';
import { adjacentDirection, areAdjacent, directionTo } from '../../src/labyrinth/neighbouring-squares.ts';
import { sketch } from '../../testing/sketch.ts';

const board = sketch(
  `+---+---+---+---+---+
   | n   a   e | f   . |
   +   +   +-:-+===+   +
   | x   s   t   u   . |`,
  {},
);
const next = (from: string, to: string) => adjacentDirection(board.position, board.at(from), board.at(to));
const adjacent = (from: string, to: string) => areAdjacent(board.position, board.at(from), board.at(to));
const towards = (from: string, to: string) => directionTo(board.position, board.at(from), board.at(to));

test('adjacent means one square in a straight line with nothing between', () => {
  expect(['n', 'e', 's'].map((to) => next('a', to))).toEqual([3, 1, 2]);
  expect(next('s', 'a')).toBe(0);
  expect([next('a', 'x'), next('a', 't'), next('a', 'a'), next('n', 'e')]).toEqual([-1, -1, -1, -1]);
  expect([next('e', 'f'), next('e', 't'), next('f', 'u')]).toEqual([-1, -1, -1]);
  expect([adjacent('s', 'a'), adjacent('a', 'x')]).toEqual([true, false]);
});

test('squares border each other whatever stands between', () => {
  expect([towards('e', 'f'), towards('e', 't'), towards('u', 'f')]).toEqual([1, 2, 0]);
  expect([towards('a', 'x'), towards('n', 'e')]).toEqual([-1, -1]);
});
