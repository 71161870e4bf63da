import { describe, expect, test } from 'vitest';
import { endsOf } from '../../testing/in-words.ts';
import { sketch } from '../../testing/sketch.ts';

describe('the Rope', () => {
  test('[BD-OBJ-Rope-1] works as often as wanted and costs nothing but the moves', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ar   o1  2   o3  4 |`,
      { a: 'blue cleric', r: 'blue rope' },
    );
    expect(endsOf(board, 'blue-cleric')).toEqual(['=1', '=2', '=3', '=4', '=r']);
    board.do(board.walk('blue-cleric', 'a1234'));
    board.do(board.walk('blue-cleric', '4321r'));
    board.do(board.walk('blue-cleric', 'r1'));
    expect([board.ap, board.where('blue-rope')]).toEqual([2, 'held by blue-cleric']);
    // Left behind on the pit it serves whoever comes, and its bearer needs another way back.
    board.do(board.walk('blue-cleric', '12', [{ step: 0, leave: 'blue-rope' }]));
    expect(endsOf(board, 'blue-cleric')).toEqual(['=2', '=r', '=1'].sort());
  });

  test('[BD-OBJ-Rope-1] it is no action of its own', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ar   o1| .   .   . |`,
      { a: 'blue cleric', r: 'blue rope' },
    );
    expect(new Set(board.legal().map(({ type }) => type))).toEqual(new Set(['move', 'endTurn']));
  });
});
