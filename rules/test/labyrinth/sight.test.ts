import { describe, expect, test } from 'vitest';
import { characterAt, firstSeen } from '../../src/labyrinth/sight.ts';
import { spearReaches } from '../../src/labyrinth/spear-reach.ts';
import { type Board, sketch } from '../../testing/sketch.ts';

/** The questions about a drawing, asked by letters and ids. */
function eyes(board: Board) {
  const { position } = board;
  position.ruleset.occupancy.read(position);
  const idOf = (piece: number) => (piece < 0 ? null : position.ruleset.pieces.ids[piece]);
  return {
    sees: (letter: string) =>
      [0, 1, 2, 3].map((direction) => idOf(firstSeen(position, board.at(letter), direction))),
    who: (letter: string) => idOf(characterAt(position, board.at(letter))),
    spear: (from: string, to: string) => spearReaches(position, board.at(from), board.at(to)),
  };
}

describe('who is seen', () => {
  test('the first character in each of the four directions, at any distance', () => {
    const look = eyes(
      sketch(
        `+---+---+---+---+---+
         | .   .   n   .   . |
         +   +   +   +   +   +
         | d   .   .   .   . |
         +   +   +   +   +   +
         | w   *   a   o   e |
         +   +   +   +   +   +
         | .   .   k   .   . |
         +   +   +   +   +   +
         | .   .   s   .   . |`,
        {
          a: 'blue cleric',
          n: 'yellow naga',
          e: 'yellow goblin',
          s: 'yellow troll',
          w: 'blue goblin wounded',
          k: 'blue key',
          d: 'yellow cleric',
        },
      ),
    );
    expect(look.sees('a')).toEqual(['yellow-naga', 'yellow-goblin', 'yellow-troll', 'blue-goblin']);
    expect(look.sees('e')).toEqual([null, null, null, 'blue-cleric']);
    expect(look.who('k')).toBeNull();
    expect(look.who('w')).toBe('blue-goblin');
  });

  test('not through walls and closed portcullises, and through a slit only from the square beside it', () => {
    const look = eyes(
      sketch(
        `+---+---+---+---+---+
         | a | b H c : d   e |`,
        { a: 'blue cleric', b: 'yellow goblin', c: 'yellow naga', e: 'yellow troll' },
      ),
    );
    expect(look.sees('a')).toEqual([null, null, null, null]);
    expect(look.sees('b')).toEqual([null, null, null, null]);
    expect(look.sees('c')).toEqual([null, 'yellow-troll', null, null]);
    expect(look.sees('d')).toEqual([null, 'yellow-troll', null, 'yellow-naga']);
    expect(look.sees('e')).toEqual([null, null, null, null]);
  });

  test('one who is carried hides under the carrier; an object is no character', () => {
    const look = eyes(
      sketch(
        `+---+---+---+---+---+
         | a   1  ew | k   . |`,
        { a: 'blue cleric', e: 'yellow troll', w: 'yellow goblin wounded', k: 'yellow key' },
      ),
    );
    expect([look.who('e'), look.who('k')]).toEqual(['yellow-troll', null]);
    expect(look.sees('a')[1]).toBe('yellow-troll');
  });
});

describe('where a spear reaches', () => {
  test('two squares straight on: over floor, gear, pit or object, neither nearer nor farther nor aslant', () => {
    const look = eyes(
      sketch(
        `+---+---+---+---+---+
         | 1   2   a   *3  4 |
         +   +   +   +   +   +
         | .   5   o6  .   . |
         +   +   +   +   +   +
         | .   .   7   .   . |
         +   +   +   +   +   +
         | .   .   8   .   . |`,
        { k: 'blue key on blue line 1' },
      ),
    );
    expect(['1', '4', '7'].map((to) => look.spear('a', to))).toEqual([true, true, true]);
    expect(['2', '3', '5', '6', '8', 'a'].map((to) => look.spear('a', to))).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(look.spear('1', 'a')).toBe(true);
  });

  test('nobody may stand or lie between; an object may', () => {
    for (const [between, reaches] of [
      ['yellow goblin', false],
      ['blue cleric', false],
      ['blue goblin', false],
      ['yellow goblin wounded', false],
      ['yellow key', true],
    ] as const) {
      const look = eyes(
        sketch(
          `+---+---+---+---+---+
           | a   m   1 | .   . |`,
          { a: 'blue troll', m: between },
        ),
      );
      expect([between, look.spear('a', '1')]).toEqual([between, reaches]);
    }
  });

  test('no wall, portcullis or slit on the way; but through a slit to the square right behind it', () => {
    for (const bar of ['|', 'H', ':']) {
      const first = eyes(
        sketch(
          `+---+---+---+---+---+
           | a ${bar} 1   2 | .   . |`,
        ),
      );
      expect([bar, first.spear('a', '1'), first.spear('a', '2')]).toEqual([bar, bar === ':', false]);
      const second = eyes(
        sketch(
          `+---+---+---+---+---+
           | a   1 ${bar} 2 | .   . |`,
        ),
      );
      expect([bar, second.spear('a', '1'), second.spear('a', '2')]).toEqual([bar, false, false]);
    }
  });

  test('across the border of two rooms, never into a hidden one', () => {
    const text = `+---+---+---+---+---+---+---+---+---+---+
       | .   .   .   .   a   1   2   .   .   . |`;
    expect(eyes(sketch(text)).spear('a', '2')).toBe(true);
    expect(eyes(sketch(text, {}, { faceDown: [1] })).spear('a', '2')).toBe(false);
    const slit = `+---+---+---+---+---+---+---+---+---+---+
       | .   .   .   .   a : 1   2   .   .   . |`;
    expect(eyes(sketch(slit, {}, { borders: 'both' })).spear('a', '1')).toBe(true);
    expect(eyes(sketch(slit, {}, { faceDown: [1] })).spear('a', '1')).toBe(false);
  });
});
