/** Large shield: no shot is aimed at its carrier. */
import { expect, test } from 'vitest';
import { attackOf, sides, strengths, targets } from '../../testing/fighting.ts';
import { sketch } from '../../testing/sketch.ts';

/** A shooter, the bearer of a shield, and a Warrior beside the bearer. */
const drawn = (bearer: string, load = 'yellow large-shield') =>
  sketch(
    `+---+---+---+---+---+
     | sB  .   eL  a   . |`,
    { s: 'blue cleric', B: 'blue bow', a: 'blue warrior', e: bearer, L: load },
  );

test('[BD-OBJ-LargeShield-1] its carrier cannot be shot at', () => {
  for (const shield of ['yellow large-shield', 'blue large-shield']) {
    const board = drawn('yellow goblin', shield);
    expect(board.refusal(attackOf('blue-cleric', 'yellow-goblin'))).toMatchObject({
      code: 'SHIELDED',
      rule: 'BD-RANGED-17',
    });
    expect(targets(board, 'blue-cleric')).toEqual([]);
  }
  expect(targets(drawn('yellow goblin', 'yellow key'), 'blue-cleric')).toEqual(['yellow-goblin']);
});

test('[BD-RULING-83] shooters may not join against him either; close attackers attack as usual', () => {
  const board = drawn('yellow goblin');
  expect(board.legal('attack')).toEqual([attackOf('blue-warrior', 'yellow-goblin')]);
  expect(board.why(attackOf('blue-warrior', 'yellow-goblin', ['blue-cleric']))).toBe('CANNOT_JOIN');
  expect(sides(board, 'blue-warrior', 'yellow-goblin').attackers).toEqual(['blue-warrior']);
  expect(strengths(board, 'blue-warrior', 'yellow-goblin')).toEqual([3, 1]);
  expect(
    drawn('yellow goblin', 'yellow key').why(attackOf('blue-warrior', 'yellow-goblin', ['blue-cleric'])),
  ).toBeNull();
});

test('[BD-RULING-84] it protects a wounded as well', () => {
  const board = drawn('yellow goblin wounded');
  expect(board.why(attackOf('blue-cleric', 'yellow-goblin'))).toBe('SHIELDED');
  expect(targets(board, 'blue-warrior')).toEqual(['yellow-goblin']);
  expect(targets(drawn('yellow goblin wounded', 'yellow key'), 'blue-cleric')).toEqual(['yellow-goblin']);
});

test('[BD-OBJ-LargeShield-1] it stops no spear', () => {
  const board = sketch(
    `+---+---+---+---+---+
     | sP  .   eL  .   . |`,
    { s: 'blue cleric', P: 'blue telescoping-spear', e: 'yellow goblin', L: 'yellow large-shield' },
  );
  expect(targets(board, 'blue-cleric')).toEqual(['yellow-goblin']);
});
