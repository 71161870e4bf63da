/** Bow: its carrier shoots, as often as he pays. How shots work is in combat/ranged-combat.test.ts. */
import { expect, test } from 'vitest';
import { attackOf, strengths, targets } from '../../testing/fighting.ts';
import { sketch } from '../../testing/sketch.ts';

const range = (load: string, ap = 5) =>
  sketch(
    `+---+---+---+---+---+
     | aB  .   .   e   . |`,
    { a: 'blue colossus', B: load, e: 'yellow cleric' },
    { ap },
  );

test('[BD-OBJ-Bow-1] its carrier starts ranged combat for 1 AP with value 1, whatever the colour of the Bow', () => {
  for (const bow of ['blue bow', 'yellow bow']) {
    const board = range(bow);
    expect(targets(board, 'blue-colossus')).toEqual(['yellow-cleric']);
    expect(strengths(board, 'blue-colossus', 'yellow-cleric')).toEqual([1, 2]);
    board.do(attackOf('blue-colossus', 'yellow-cleric'));
    expect(board.ap).toBe(4);
  }
  expect(targets(range('blue sword'), 'blue-colossus')).toEqual([]);
});

test('[BD-OBJ-Bow-1] a Bow on the square beside him shoots nothing', () => {
  const board = sketch(
    `+---+---+---+---+---+
     | a   .   .   e   . |
     +   +   +   +   +   +
     | B   .   .   .   . |`,
    { a: 'blue colossus', B: 'blue bow', e: 'yellow cleric' },
  );
  expect(board.why(attackOf('blue-colossus', 'yellow-cleric'))).toBe('NOT_ADJACENT');
});

test('[BD-OBJ-Bow-2] it is used again without limit, even after defeats', () => {
  const board = range('blue bow', 4);
  board.fight('blue-colossus', 'yellow-cleric', 0, 6);
  board.fight('blue-colossus', 'yellow-cleric', 0, 5);
  board.fight('blue-colossus', 'yellow-cleric', 0, 4);
  expect(board.loadOf('blue-colossus')).toBe('blue-bow');
  board.fight('blue-colossus', 'yellow-cleric', 6, 0);
  expect(board.isWounded('yellow-cleric')).toBe(true);
  expect(board.loadOf('blue-colossus')).toBe('blue-bow');
});
