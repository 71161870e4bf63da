/** Armor: one more in defence. */
import { expect, test } from 'vitest';
import { sides, strengths } from '../../testing/fighting.ts';
import { sketch } from '../../testing/sketch.ts';

const armoured = (turn: 'blue' | 'yellow', load: string) =>
  sketch(
    `+---+---+---+---+---+
     | a   eA  .   .   . |`,
    { a: 'blue warrior', e: 'yellow cleric', A: load },
    { turn },
  );

test('[BD-OBJ-Armor-1] +1 for its carrier in defence, of either colour, none in attack', () => {
  for (const armor of ['yellow armor', 'blue armor']) {
    expect(strengths(armoured('blue', armor), 'blue-warrior', 'yellow-cleric')).toEqual([3, 2 + 1]);
    expect(strengths(armoured('yellow', armor), 'yellow-cleric', 'blue-warrior')).toEqual([2, 3]);
  }
  expect(strengths(armoured('blue', 'yellow rope'), 'blue-warrior', 'yellow-cleric')).toEqual([3, 2]);
});

test('[BD-OBJ-Armor-1] it helps against a shot and a spear as well', () => {
  for (const [weapon, attack] of [
    ['bow', 1],
    ['telescoping-spear', 3],
  ] as const) {
    const board = sketch(
      `+---+---+---+---+---+
       | aW  .   eA  .   . |`,
      { a: 'blue warrior', W: `blue ${weapon}`, e: 'yellow cleric', A: 'yellow armor' },
    );
    expect(strengths(board, 'blue-warrior', 'yellow-cleric')).toEqual([attack, 3]);
  }
});

const armouredWounded = (load: string) =>
  sketch(
    `+---+---+---+---+---+
     | a   wA  .   .   . |`,
    { a: 'blue warrior', w: 'yellow cleric wounded', A: load },
  );

test('[BD-RULING-66] it helps a wounded who is attacked', () => {
  expect(strengths(armouredWounded('yellow armor'), 'blue-warrior', 'yellow-cleric')).toEqual([3, 1]);
  expect(strengths(armouredWounded('yellow key'), 'blue-warrior', 'yellow-cleric')).toEqual([3, 0]);
});

test('[BD-RULING-67] in a group each carrier adds his own +1', () => {
  const board = sketch(
    `+---+---+---+---+---+
     | eA  a   fB  .   . |
     +   +   +   +   +   +
     | .   gC  .   .   . |`,
    {
      a: 'blue colossus',
      e: 'yellow goblin',
      A: 'yellow armor',
      f: 'yellow wizard',
      B: 'blue armor',
      g: 'yellow thief',
      C: 'yellow sword',
    },
  );
  expect(sides(board, 'blue-colossus', 'yellow-goblin').defenders).toEqual([
    'yellow-goblin',
    'yellow-thief',
    'yellow-wizard',
  ]);
  expect(strengths(board, 'blue-colossus', 'yellow-goblin')).toEqual([5, 1 + 1 + (1 + 1) + 2]);
});

test('[BD-OBJ-Armor-1] one that lies on a square helps nobody beside it', () => {
  const board = sketch(
    `+---+---+---+---+---+
     | a   e   A   .   . |`,
    { a: 'blue warrior', e: 'yellow cleric', A: 'yellow armor' },
  );
  expect(strengths(board, 'blue-warrior', 'yellow-cleric')).toEqual([3, 2]);
});
