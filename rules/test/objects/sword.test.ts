/** Sword: one more in attack. */
import { expect, test } from 'vitest';
import { strengths } from '../../testing/fighting.ts';
import { sketch } from '../../testing/sketch.ts';

const armed = (turn: 'blue' | 'yellow', load: string) =>
  sketch(
    `+---+---+---+---+---+
     | aS  e   .   .   . |`,
    { a: 'blue warrior', S: load, e: 'yellow cleric' },
    { turn },
  );

test('[BD-OBJ-Sword-1] +1 for its carrier in attack, of either colour, none in defence', () => {
  for (const sword of ['blue sword', 'yellow sword']) {
    expect(strengths(armed('blue', sword), 'blue-warrior', 'yellow-cleric')).toEqual([3 + 1, 2]);
    expect(strengths(armed('yellow', sword), 'yellow-cleric', 'blue-warrior')).toEqual([2, 3]);
  }
  expect(strengths(armed('blue', 'blue key'), 'blue-warrior', 'yellow-cleric')).toEqual([3, 2]);
});

test('[BD-OBJ-Sword-1] it is of no use to a wounded', () => {
  const board = sketch(
    `+---+---+---+---+---+
     | a   wS  .   .   . |`,
    { a: 'blue warrior', w: 'yellow cleric wounded', S: 'yellow sword' },
  );
  expect(strengths(board, 'blue-warrior', 'yellow-cleric')).toEqual([3, 0]);
});

test('[BD-RULING-67] in a group each carrier adds his own +1, swords in attack and armors in defence', () => {
  const board = sketch(
    `+---+---+---+---+---+
     | aS  eA  bT  .   . |
     +   +   +   +   +   +
     | .   cB  .   .   . |`,
    {
      a: 'blue warrior',
      S: 'blue sword',
      b: 'blue goblin',
      T: 'yellow sword',
      c: 'blue cleric',
      B: 'blue armor',
      e: 'yellow colossus',
      A: 'yellow armor',
    },
  );
  expect(strengths(board, 'blue-goblin', 'yellow-colossus')).toEqual([3 + 1 + (1 + 1) + 2, 5 + 1]);
});
