import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { verdict } from '../../testing/in-words.ts';
import { type Board, sketch } from '../../testing/sketch.ts';
import { measured } from '../../testing/measured.ts';

const regenerate = (piece = 'blue-troll'): Action => ({ type: 'regenerate', piece });

function nextTurn(board: Board): void {
  board.do({ type: 'endTurn' });
  board.do({ type: 'playCard', card: 5 });
}

describe('Troll', () => {
  test('[BD-CHAR-Troll-1] movement 2, combat 4', () => {
    expect(measured('troll')).toEqual({ movement: 2, combat: 4 });
  });

  test('[BD-CHAR-Troll-2, BD-CHAR-Troll-5] wounded, he becomes a figure for 1 AP, the one action a wounded can take', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |tk   w   g   .   . |`,
      { t: 'blue troll wounded', k: 'blue key', w: 'blue warrior wounded', g: 'blue goblin' },
    );
    expect(board.legal(undefined, 'blue-troll')).toEqual([regenerate()]);
    expect(board.legal(undefined, 'blue-warrior')).toEqual([]);
    expect(verdict(board, regenerate('blue-warrior'))).toBe('NO_SUCH_ABILITY BD-TURN-15');
    expect(board.why(regenerate('blue-goblin'))).toBe('NOT_WOUNDED');
    expect(verdict(board, regenerate('blue-wizard'))).toBe('NOT_IN_PLAY BD-TERM-4');
    expect(verdict(board, regenerate('blue-unicorn'))).toBe('UNKNOWN_PIECE BD-COMP-2');
    expect(board.why(board.walkPlaces('blue-troll', [0, 5]))).toBe('WOUNDED_CANNOT_ACT');
    expect(board.do(regenerate())).toEqual([{ type: 'pieceHealed', piece: 'blue-troll', by: 'blue-troll' }]);
    expect(board.isWounded('blue-troll')).toBe(false);
    expect(board.where('blue-troll')).toBe(board.at('t'));
    expect(board.loadOf('blue-troll')).toBe('blue-key');
    expect(board.ap).toBe(4);
    expect(board.why(regenerate())).toBe('NOT_WOUNDED');
  });

  test('[BD-CHAR-Troll-2] only his own player lets him, and only for a point', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | t   .   y   .   . |`,
      { t: 'blue troll wounded', y: 'yellow troll wounded' },
      { ap: 0 },
    );
    expect(verdict(board, regenerate())).toBe('NO_POINTS BD-TURN-3');
    expect(verdict(board, regenerate('yellow-troll'))).toBe('NOT_YOUR_PIECE BD-TURN-17');
    expect(board.legal('regenerate')).toEqual([]);
  });

  test('[BD-CHAR-Troll-3, BD-RULING-89] not in a turn in which he was wounded; after a wound on the other\u2019s turn on his own next', () => {
    // Wounded by his own attack: not in this turn, nor on the other's, but in his owner's next.
    const own = sketch(
      `+---+---+---+---+---+
       | t   y   .   .   . |`,
      { t: 'blue troll', y: 'yellow colossus' },
    );
    expect(own.fight('blue-troll', 'yellow-colossus', 0, 0).winner).toBe(1);
    expect(own.why(regenerate())).toBe('WOUNDED_THIS_TURN');
    expect(own.legal('regenerate')).toEqual([]);
    nextTurn(own);
    expect(own.why(regenerate())).toBe('NOT_YOUR_PIECE');
    nextTurn(own);
    expect(own.legal('regenerate')).toEqual([regenerate()]);

    // Wounded on yellow's turn, he may on the turn right after it.
    const other = sketch(
      `+---+---+---+---+---+
       | t   y   .   .   . |`,
      { t: 'blue troll', y: 'yellow colossus' },
      { turn: 'yellow' },
    );
    expect(other.fight('yellow-colossus', 'blue-troll', 0, 0).winner).toBe(1);
    nextTurn(other);
    expect(other.legal('regenerate')).toEqual([regenerate()]);
    other.do(regenerate());
    expect(other.isWounded('blue-troll')).toBe(false);
  });

  test('[BD-CHAR-Troll-4] after regenerating he does nothing else this turn', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | t   y   .   .   . |`,
      { t: 'blue troll wounded', y: 'yellow goblin' },
    );
    board.do(regenerate());
    const strike: Action = { type: 'attack', piece: 'blue-troll', target: 'yellow-goblin' };
    expect(verdict(board, strike)).toBe('SPENT BD-CHAR-Troll-4');
    expect(board.legal(undefined, 'blue-troll')).toEqual([]);
    nextTurn(board);
    nextTurn(board);
    expect(board.why(strike)).toBeNull();
  });

  test('[BD-CHAR-Troll-4, BD-CHAR-Cleric-3] healed by a Cleric he rests by the rule of the Cleric', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | t   c   .   .   . |`,
      { t: 'blue troll wounded', c: 'blue cleric' },
    );
    board.do({ type: 'heal', piece: 'blue-cleric', target: 'blue-troll' });
    expect(verdict(board, board.walk('blue-troll', 't'))).toBe('SPENT BD-CHAR-Cleric-3');
  });

  test('[BD-RULING-88] not while he lies under a figure', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ct   1   .   .   . |`,
      { c: 'blue cleric', t: 'blue troll wounded' },
    );
    expect(board.why(regenerate())).toBe('CARRIED_TARGET');
    expect(board.legal('regenerate')).toEqual([]);
    board.do(board.walk('blue-cleric', 'c1', [{ step: 0, leave: 'blue-troll' }]));
    expect(board.legal('regenerate')).toEqual([regenerate()]);
  });

  test('[BD-RULING-90] regenerated he is an obstacle and a target at once', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | 1   t   y   .   . |
       +---+---+---+---+---+`,
      { t: 'blue troll wounded', y: 'yellow goblin' },
    );
    board.do(regenerate());
    nextTurn(board);
    expect(board.why(board.walk('yellow-goblin', 'yt1'))).toBe('ENEMY_IN_THE_WAY');
    expect(board.fight('yellow-goblin', 'blue-troll', 0, 0)).toEqual({ attack: 1, defence: 4, winner: 0 });
  });
});
