import { describe, expect, test } from 'vitest';
import { endsOf, movesOf, verdict } from '../../testing/in-words.ts';
import { sketch } from '../../testing/sketch.ts';

describe('the Wizard', () => {
  test('[BD-CHAR-Wizard-1] moves 4 and fights with 1', () => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | e   w   1   2   3   4   5   .   .   . |`,
      { w: 'blue wizard', e: 'yellow telepath' },
    );
    expect(endsOf(board, 'blue-wizard')).toEqual(['=1', '=2', '=3', '=4', '=w']);
    expect(board.fight('blue-wizard', 'yellow-telepath', 0, 1)).toEqual({
      attack: 1,
      defence: 1,
      winner: null,
    });
  });

  test('[BD-CHAR-Wizard-2][BD-CHAR-Wizard-3][BD-CHAR-Wizard-6] flies over pits and enemies and ends on neither', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | w   o1  e   o2  3 |`,
      { w: 'blue wizard', e: 'yellow cleric' },
    );
    expect(endsOf(board, 'blue-wizard')).toEqual(['=3', '=w']);
    expect(verdict(board, board.walk('blue-wizard', 'w1'))).toBe('PIT_NO_STAY BD-PIT-11');
    expect(verdict(board, board.walk('blue-wizard', 'w1e'))).toBe('SQUARE_TAKEN BD-MOVE-6');
    board.do(board.walk('blue-wizard', 'w1e23'));
    expect(board.placeOf('blue-wizard')).toBe(board.at('3'));
  });

  test('[BD-CHAR-Wizard-2] walls, portcullises and slits stop him like anybody', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | 1 H w : 2 | .   . |
       +---+---+---+---+---+
       | .   3   .   .   . |`,
      { w: 'blue wizard' },
    );
    expect(endsOf(board, 'blue-wizard')).toEqual(['=w']);
    expect(['w1', 'w2', 'w3'].map((way) => board.why(board.walk('blue-wizard', way)))).toEqual([
      'PORTCULLIS_CLOSED',
      'ARROW_SLIT',
      'WALL',
    ]);
  });

  test('[BD-CHAR-Wizard-4] obeys the stacking rules where he stops', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |wk   r   v   u   b |`,
      {
        w: 'blue wizard',
        k: 'blue key',
        r: 'blue rope',
        v: 'blue goblin wounded',
        u: 'yellow goblin wounded',
        b: 'blue troll',
      },
    );
    expect(endsOf(board, 'blue-wizard')).toEqual(['=k']);
    expect(['wr', 'wrv', 'wrvu', 'wrvub'].map((way) => board.why(board.walk('blue-wizard', way)))).toEqual([
      'THREE_PIECES',
      'THREE_PIECES',
      'ENEMY_WOUNDED_THERE',
      'SQUARE_TAKEN',
    ]);
    expect(movesOf(board, 'blue-wizard').filter((move) => !move.includes('+'))).toEqual([
      '-key@k =r',
      '-key@k =v',
      '-key@u =v',
      '-key@v =k',
      '-key@v =r',
      '=k',
    ]);
  });

  test('[BD-CHAR-Wizard-5][BD-CHAR-Wizard-6] he alone uses the Fireball wand', () => {
    const kinds = ['wizard', 'cleric', 'telepath', 'banshee', 'goblin'];
    const casters = kinds.filter((kind) => {
      const board = sketch(
        `+---+---+---+---+---+
         |af   1   e | .   . |`,
        { a: `blue ${kind}`, f: 'blue fireball-wand', e: 'yellow cleric' },
      );
      const fire = { type: 'fireball', piece: `blue-${kind}`, target: 'yellow-cleric' } as const;
      const code = board.why(fire);
      expect(board.legal('fireball')).toEqual(code === null ? [fire] : []);
      expect(code === null || code === 'NO_SPELLCASTER').toBe(true);
      return code === null;
    });
    expect(casters).toEqual(['wizard']);
  });
});
