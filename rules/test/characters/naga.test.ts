import { describe, expect, test } from 'vitest';
import { endsOf, movesOf, verdict } from '../../testing/in-words.ts';
import { sketch } from '../../testing/sketch.ts';

/** Slits between the first three squares. */
const cells = (who: string) => `+---+---+---+---+---+
   |${who} : 1 : 2 H 3   . |`;

const acrossBorder = (border: string) => `+---+---+---+---+---+---+---+---+---+---+
   | .   .   .   .   n ${border} 1   .   .   .   . |`;

/** A slit beside the Naga; the eastern room is turned so that this border comes to lie behind it. */
const throughSlitTo = (border: string) => {
  const board = sketch(
    `+---+---+---+---+---+---+---+---+---+${border}+
     | .   .   .   .   n : .   .   .   .   . |
     +   +   +   +   +---+   +   +   +   +   +
     | .   .   .   .   .   *m  .   .   .   . |`,
    { n: 'blue naga', m: 'blue mekanork' },
    { borders: 'first' },
  );
  board.do({ type: 'rotate', piece: 'blue-mekanork', slot: 1, turn: 'ccw' });
  return board.why(board.walkPlaces('blue-naga', [board.at('n'), board.place(9, 0)]));
};

describe('the Naga', () => {
  test('[BD-CHAR-Naga-1] moves 6 and fights with 2', () => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | e   n   1   2   3   4   5   6   7   . |`,
      { n: 'blue naga', e: 'yellow telepath' },
    );
    expect(endsOf(board, 'blue-naga')).toEqual(['=1', '=2', '=3', '=4', '=5', '=6', '=n']);
    expect(board.fight('blue-naga', 'yellow-telepath', 0, 2)).toEqual({
      attack: 2,
      defence: 2,
      winner: null,
    });
  });

  test('[BD-CHAR-Naga-2][BD-MOVE-15] passes arrow-slits, with an object or without', () => {
    const free = sketch(cells('n '), { n: 'blue naga' });
    expect(endsOf(free, 'blue-naga')).toEqual(['=1', '=2', '=n']);
    const loaded = sketch(cells('nk'), { n: 'blue naga', k: 'blue key' });
    expect(endsOf(loaded, 'blue-naga')).toEqual(['=1', '=2', '=k']);
    loaded.do(loaded.walk('blue-naga', 'n12'));
    expect(loaded.placeOf('blue-key')).toBe(loaded.at('2'));
    const other = sketch(cells('n '), { n: 'blue goblin' });
    expect(endsOf(other, 'blue-goblin')).toEqual(['=n']);
  });

  test('[BD-RULING-35] carries a wounded through a slit', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | n   w : 1 | .   . |`,
      { n: 'blue naga', w: 'blue goblin wounded' },
    );
    expect(movesOf(board, 'blue-naga')).toContain('+goblin@w =1');
    board.do(board.walk('blue-naga', 'nw1', [{ step: 1, take: 'blue-goblin' }]));
    expect(board.placeOf('blue-goblin')).toBe(board.at('1'));
  });

  test('[BD-CHAR-Naga-2] a slit of the neighbouring room is passed too, a wall or portcullis behind it is not', () => {
    for (const borders of ['first', 'second', 'both'] as const) {
      const slit = sketch(acrossBorder(':'), { n: 'blue naga' }, { borders });
      expect(slit.why(slit.walk('blue-naga', 'n1'))).toBeNull();
      const gate = sketch(acrossBorder('H'), { n: 'blue naga' }, { borders });
      expect(gate.why(gate.walk('blue-naga', 'n1'))).toBe('PORTCULLIS_CLOSED');
    }
    expect(['   ', '-:-', '---', '==='].map(throughSlitTo)).toEqual([
      null,
      null,
      'WALL',
      'PORTCULLIS_CLOSED',
    ]);
  });

  test('[BD-CHAR-Naga-3] does not reveal a room through a slit', () => {
    const slit = sketch(acrossBorder(':'), { n: 'blue naga' }, { faceDown: [1] });
    expect(slit.legal('reveal')).toEqual([]);
    expect(verdict(slit, { type: 'reveal', piece: 'blue-naga', slot: 1 })).toBe('ACCESS_BLOCKED BD-REVEAL-3');
    const open = sketch(acrossBorder(' '), { n: 'blue naga' }, { faceDown: [1] });
    expect(open.legal('reveal')).toEqual([{ type: 'reveal', piece: 'blue-naga', slot: 1 }]);
  });

  test('[BD-EX-7] with a Key it crosses the Mekanork with a Rope, swaps, and ends on a pit: six squares for 1 AP', () => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       |nk   1   2  mr   3   4   o5  6   .   . |`,
      { n: 'blue naga', k: 'blue key', m: 'blue mekanork', r: 'blue rope' },
    );
    expect(board.why(board.walk('blue-naga', 'n12m345'))).toBe('PIT');
    const swap = [{ step: 3, leave: 'blue-key', take: 'blue-rope' }];
    expect(movesOf(board, 'blue-naga')).toContain('-key+rope@r =5');
    board.do(board.walk('blue-naga', 'n12m345', swap));
    expect([board.placeOf('blue-naga'), board.loadOf('blue-naga')]).toEqual([board.at('5'), 'blue-rope']);
    expect([board.loadOf('blue-mekanork'), board.ap]).toEqual(['blue-key', 4]);
  });
});
