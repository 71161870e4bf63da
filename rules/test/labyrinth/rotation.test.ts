import { describe, expect, test } from 'vitest';
import { CELL_OF, directionInRoom, directionOnTable, SQUARE_ON } from '../../src/map/rotation.ts';

const SQUARES = Array.from({ length: 25 }, (_, square) => square);
const cellOf = (turned: number) => SQUARES.map((square) => CELL_OF[turned * 25 + square]);
const rows = (cells: readonly number[]) =>
  [0, 1, 2, 3, 4].map((y) => cells.slice(y * 5, y * 5 + 5).join(' '));

describe('turning a room', () => {
  test('where each square of the drawing lies, for the four turns', () => {
    expect(rows(cellOf(0))).toEqual([
      '0 1 2 3 4',
      '5 6 7 8 9',
      '10 11 12 13 14',
      '15 16 17 18 19',
      '20 21 22 23 24',
    ]);
    // A quarter turn clockwise: the northern row of the drawing becomes the eastern column.
    expect(rows(cellOf(1))).toEqual([
      '4 9 14 19 24',
      '3 8 13 18 23',
      '2 7 12 17 22',
      '1 6 11 16 21',
      '0 5 10 15 20',
    ]);
    expect(rows(cellOf(2))).toEqual([
      '24 23 22 21 20',
      '19 18 17 16 15',
      '14 13 12 11 10',
      '9 8 7 6 5',
      '4 3 2 1 0',
    ]);
    expect(rows(cellOf(3))).toEqual([
      '20 15 10 5 0',
      '21 16 11 6 1',
      '22 17 12 7 2',
      '23 18 13 8 3',
      '24 19 14 9 4',
    ]);
  });

  test('four quarter turns give back the same, and the middle never moves', () => {
    for (const square of SQUARES) {
      let cell = square;
      for (let quarter = 0; quarter < 4; quarter++) cell = CELL_OF[25 + cell];
      expect(cell).toBe(square);
    }
    for (let turned = 0; turned < 4; turned++) expect(CELL_OF[turned * 25 + 12]).toBe(12);
  });

  test('the way back: the square on a cell', () => {
    for (let turned = 0; turned < 4; turned++)
      for (const square of SQUARES)
        expect(SQUARE_ON[turned * 25 + CELL_OF[turned * 25 + square]]).toBe(square);
  });

  test('directions turn along and back', () => {
    const north = 0;
    expect([0, 1, 2, 3].map((turned) => directionOnTable(north, turned))).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].map((turned) => directionOnTable(3, turned))).toEqual([3, 0, 1, 2]);
    expect([0, 1, 2, 3].map((turned) => directionInRoom(north, turned))).toEqual([0, 3, 2, 1]);
    for (let turned = 0; turned < 4; turned++)
      for (let direction = 0; direction < 4; direction++)
        expect(directionInRoom(directionOnTable(direction, turned), turned)).toBe(direction);
  });
});
