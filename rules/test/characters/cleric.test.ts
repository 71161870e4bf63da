import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { SPENT } from '../../src/model/fields.ts';
import { marksOf } from '../../src/model/position.ts';
import { verdict } from '../../testing/in-words.ts';
import { type Board, sketch } from '../../testing/sketch.ts';
import { measured } from '../../testing/measured.ts';

const heal = (target: string, piece = 'blue-cleric'): Action => ({ type: 'heal', piece, target });

/** Whom the blue Cleric can heal by the list; the check must accept each. */
function patients(board: Board): string[] {
  return board.legal('heal', 'blue-cleric').map((action) => {
    expect(board.why(action)).toBeNull();
    return action.type === 'heal' ? action.target : '';
  });
}

const isSpent = (board: Board, id: string): boolean =>
  (marksOf(board.position, board.piece(id)) & SPENT) !== 0;

describe('Cleric', () => {
  test('[BD-CHAR-Cleric-1] movement 4, combat 2', () => {
    expect(measured('cleric')).toEqual({ movement: 4, combat: 2 });
  });

  test('[BD-CHAR-Cleric-2] for 1 AP a wounded on an adjacent square becomes a figure', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | t   c   w   .   . |
       +   +   +   +   +   +
       | d   g   .   .   . |
       +---+---+---+---+---+`,
      {
        c: 'blue cleric',
        w: 'blue warrior wounded',
        d: 'blue wizard wounded',
        g: 'blue goblin',
        t: 'blue thief',
        b: 'blue troll at room 0',
      },
    );
    expect(patients(board)).toEqual(['blue-warrior']);
    expect(verdict(board, heal('blue-wizard'))).toBe('NOT_ADJACENT BD-TERM-1');
    expect(verdict(board, heal('blue-goblin'))).toBe('NOT_WOUNDED BD-CHAR-Cleric-2');
    expect(verdict(board, heal('blue-troll'))).toBe('NOT_IN_PLAY BD-TERM-4');
    expect(verdict(board, heal('blue-rope'))).toBe('NOT_A_CHARACTER BD-TERM-3');
    expect(verdict(board, heal('blue-unicorn'))).toBe('UNKNOWN_PIECE BD-COMP-2');
    expect(board.refusal(heal('blue-wizard'))).toMatchObject({ piece: 'blue-wizard' });
    expect(board.do(heal('blue-warrior'))).toEqual([
      { type: 'pieceHealed', piece: 'blue-warrior', by: 'blue-cleric' },
    ]);
    expect(board.isWounded('blue-warrior')).toBe(false);
    expect(board.where('blue-warrior')).toBe(board.at('w'));
    expect(board.ap).toBe(4);
  });

  test('[BD-CHAR-Cleric-2] it takes a Cleric who may act, and a point', () => {
    const legend = { c: 'blue cleric', w: 'blue warrior wounded', g: 'blue goblin' };
    const plan = `+---+---+---+---+---+
                  | g   w   c   .   . |`;
    const poor = sketch(plan, legend, { ap: 0 });
    expect(poor.why(heal('blue-warrior'))).toBe('NO_POINTS');
    expect(patients(poor)).toEqual([]);
    const board = sketch(plan, legend);
    expect(verdict(board, heal('blue-warrior', 'blue-goblin'))).toBe('NO_SUCH_ABILITY BD-TURN-15');
    expect(board.legal('heal')).toHaveLength(1);
  });

  test('[BD-CHAR-Cleric-3] the healed does nothing else this turn, but acts again in its next', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | c   w   y   .   . |`,
      { c: 'blue cleric', w: 'blue warrior wounded', y: 'yellow goblin' },
    );
    board.do(heal('blue-warrior'));
    expect(isSpent(board, 'blue-warrior')).toBe(true);
    expect(verdict(board, { type: 'attack', piece: 'blue-warrior', target: 'yellow-goblin' })).toBe(
      'SPENT BD-CHAR-Cleric-3',
    );
    expect(board.why(board.walkPlaces('blue-warrior', [board.at('w'), board.at('w') + 5]))).toBe('SPENT');
    expect(board.legal(undefined, 'blue-warrior')).toEqual([]);
    for (let turn = 0; turn < 2; turn++) {
      board.do({ type: 'endTurn' });
      board.do({ type: 'playCard', card: 5 });
    }
    expect(isSpent(board, 'blue-warrior')).toBe(false);
    expect(board.why({ type: 'attack', piece: 'blue-warrior', target: 'yellow-goblin' })).toBeNull();
  });

  test('[BD-CHAR-Cleric-4] he cannot heal himself', () => {
    const whole = sketch(
      `+---+---+---+---+---+
       | c   .   .   .   . |`,
      { c: 'blue cleric' },
    );
    expect(whole.why(heal('blue-cleric'))).toBe('NOT_WOUNDED');
    const hurt = sketch(
      `+---+---+---+---+---+
       | c   .   .   .   . |`,
      { c: 'blue cleric wounded' },
    );
    expect(verdict(hurt, heal('blue-cleric'))).toBe('WOUNDED_CANNOT_ACT BD-WOUND-2');
    expect(hurt.legal()).toEqual([{ type: 'endTurn' }]);
  });

  test('[BD-CHAR-Cleric-5, BD-RULING-88] nor the wounded he carries, nor one under another figure: it must lie by itself', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |cw   1  tv   .   . |`,
      { c: 'blue cleric', w: 'blue warrior wounded', t: 'blue troll', v: 'blue wizard wounded' },
    );
    expect(verdict(board, heal('blue-warrior'))).toBe('CARRIED_TARGET BD-CHAR-Cleric-5');
    expect(patients(board)).toEqual([]);
    // Set down in passing it can be healed; the wizard under the troll cannot, even from the next square.
    board.do(board.walk('blue-cleric', 'c1', [{ step: 0, leave: 'blue-warrior' }]));
    expect(verdict(board, heal('blue-wizard'))).toBe('CARRIED_TARGET BD-RULING-88');
    expect(patients(board)).toEqual(['blue-warrior']);
    board.do(heal('blue-warrior'));
    expect(board.isWounded('blue-warrior')).toBe(false);
  });

  test('[BD-CHAR-Cleric-6, BD-CHAR-Cleric-7] not through a wall, a closed portcullis or a slit', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | .   u   .   .   . |
       +   +---+   +   +   +
       | w :ck H t   .   . |
       +   +   +   +   +   +
       | .   v   .   .   . |`,
      {
        c: 'blue cleric',
        u: 'blue warrior wounded',
        w: 'blue wizard wounded',
        t: 'blue thief wounded',
        k: 'yellow key',
        v: 'blue goblin wounded',
      },
    );
    expect(patients(board)).toEqual(['blue-goblin']);
    expect(verdict(board, heal('blue-warrior'))).toBe('WALL BD-CHAR-Cleric-6');
    expect(verdict(board, heal('blue-thief'))).toBe('PORTCULLIS_CLOSED BD-CHAR-Cleric-6');
    expect(verdict(board, heal('blue-wizard'))).toBe('ARROW_SLIT BD-CHAR-Cleric-7');
    // Only a closed portcullis stands between.
    board.do({ type: 'openGate', piece: 'blue-cleric', at: { slot: 0, gate: 0 } });
    expect(patients(board)).toEqual(['blue-goblin', 'blue-thief']);
  });

  test('[BD-RULING-86] an enemy may be healed, unless the table plays without (healEnemy)', () => {
    const plan = `+---+---+---+---+---+
                  | w   c   y   .   . |`;
    const legend = { c: 'blue cleric', w: 'blue warrior wounded', y: 'yellow goblin wounded' };
    const board = sketch(plan, legend);
    expect(patients(board)).toEqual(['blue-warrior', 'yellow-goblin']);
    board.do(heal('yellow-goblin'));
    expect(board.isWounded('yellow-goblin')).toBe(false);
    expect(board.points('blue')).toBe(0);

    const strict = sketch(plan, legend, { rules: { healEnemy: false } });
    expect(patients(strict)).toEqual(['blue-warrior']);
    expect(verdict(strict, heal('yellow-goblin'))).toBe('NO_HEALING_ENEMIES BD-RULING-86');
  });

  test('[BD-RULING-87] one wounded in this very turn may be healed', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | c   w   y   .   . |`,
      { c: 'blue cleric', w: 'blue goblin', y: 'yellow troll' },
    );
    expect(board.fight('blue-goblin', 'yellow-troll', 0, 0).winner).toBe(1);
    expect(board.isWounded('blue-goblin')).toBe(true);
    expect(patients(board)).toEqual(['blue-goblin']);
    board.do(heal('blue-goblin'));
    expect(board.isWounded('blue-goblin')).toBe(false);
  });

  test('[BD-RULING-90] a healed figure is an obstacle and a target at once', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | c   y   1   .   . |
       +---+   +---+---+---+
       | .   t   .   .   . |`,
      { c: 'blue cleric', y: 'yellow goblin wounded', t: 'blue troll' },
    );
    const past = board.walk('blue-troll', 'ty1');
    expect(board.why(past)).toBeNull();
    board.do(heal('yellow-goblin'));
    expect(board.why(past)).toBe('ENEMY_IN_THE_WAY');
    // As a target it is a figure again: it counts its value, and losing wounds it instead of eliminating it.
    expect(board.fight('blue-troll', 'yellow-goblin', 0, 0, [])).toEqual({
      attack: 6,
      defence: 1,
      winner: 0,
    });
    expect(board.isWounded('yellow-goblin')).toBe(true);
    expect(board.where('yellow-goblin')).toBe(board.at('y'));
  });
});
