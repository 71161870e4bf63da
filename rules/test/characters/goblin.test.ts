import { describe, expect, test } from 'vitest';
import { endsOf } from '../../testing/in-words.ts';
import { sketch } from '../../testing/sketch.ts';

describe('the Goblin', () => {
  test('[BD-CHAR-Goblin-1] moves 4 and fights with 1', () => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | e   g   1   2   3   4   5   .   .   . |`,
      { g: 'blue goblin', e: 'yellow telepath' },
    );
    expect(endsOf(board, 'blue-goblin')).toEqual(['=1', '=2', '=3', '=4', '=g']);
    expect(board.fight('blue-goblin', 'yellow-telepath', 0, 1)).toEqual({
      attack: 1,
      defence: 1,
      winner: null,
    });
  });

  test('[BD-CHAR-Goblin-2] is worth 2 points when he leaves the labyrinth, others 1', () => {
    for (const [kind, points] of [
      ['goblin', 2],
      ['cleric', 1],
    ] as const) {
      const board = sketch(
        `+   +---+---+---+---+
         | a | .   .   .   . |`,
        { a: `blue ${kind}` },
      );
      const told = board.do(board.walkPlaces(`blue-${kind}`, [board.at('a'), board.line('yellow', 1)]));
      expect(told.at(-1)).toEqual({ type: 'pointsScored', seat: 0, points });
      expect([board.points('blue'), board.points('yellow')]).toEqual([points, 0]);
    }
  });

  test('[BD-CHAR-Goblin-3] is worth 1 point when he is eliminated', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   g | .   .   . |`,
      { a: 'blue cleric', g: 'yellow goblin wounded' },
    );
    board.fight('blue-cleric', 'yellow-goblin', 1, 0);
    expect([board.where('yellow-goblin'), board.points('blue'), board.points('yellow')]).toEqual([
      'killed',
      1,
      0,
    ]);
  });
});
