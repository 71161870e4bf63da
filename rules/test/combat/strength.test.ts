/** What every character of both boxes is worth in combat. */
import { describe, expect, test } from 'vitest';
import { strengths } from '../../testing/fighting.ts';
import { sketch } from '../../testing/sketch.ts';

describe('printed values', () => {
  const VALUES = {
    cleric: 2,
    goblin: 1,
    mekanork: 2,
    thief: 2,
    troll: 4,
    'wall-walker': 1,
    warrior: 3,
    wizard: 1,
    naga: 2,
    backstabber: 2,
    colossus: 5,
    banshee: 1,
    telepath: 0,
  };

  test('[BD-COMBAT-5] the value counts in attack and in defence alike', () => {
    for (const [kind, value] of Object.entries(VALUES)) {
      const board = sketch(
        `+---+---+---+---+---+
         | a   e   .   .   . |`,
        { a: `blue ${kind}`, e: `yellow ${kind}` },
      );
      expect([kind, ...strengths(board, `blue-${kind}`, `yellow-${kind}`)]).toEqual([kind, value, value]);
    }
  });

  test('[BD-CHAR-Warrior-1] the Warrior: movement 3, combat 3', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   .   .   .   . |
       +   +---+---+---+   +
       | e | .   .   .   . |`,
      { a: 'blue warrior', e: 'yellow goblin' },
    );
    expect(board.reach('blue-warrior').split('\n').slice(0, 2)).toEqual(['0123.', '.....']);
    expect(strengths(board, 'blue-warrior', 'yellow-goblin')).toEqual([3, 1]);
  });
});
