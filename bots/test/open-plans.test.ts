/** What the rest of a turn is worth after something whose outcome nobody knows. */
import { sketch } from '@dungeon-twister/rules/testing';
import { viewOf } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { botNamed } from '../src/index.ts';
import { QuietGains } from '../src/search/open-plans.ts';

test('the points that are left are worth what they add quietly to those that are spent', () => {
  const gains = new QuietGains(10);
  gains.note(1, 12);
  gains.note(1, 11);
  gains.note(3, 19);
  expect(gains.ofRest(0, 1)).toBe(2);
  expect(gains.ofRest(0, 2)).toBe(2);
  expect(gains.ofRest(0, 3)).toBe(9);
  expect(gains.ofRest(3, 0)).toBe(0);
  // Two of three points are no more than two thirds of what three gain.
  expect(gains.ofRest(1, 2)).toBe(6);
});

test('what wins quietly is no reason to do anything open before it', () => {
  const gains = new QuietGains(10);
  gains.note(2, 900);
  expect(gains.ofRest(0, 2)).toBe(0);
});

test.each(['skilled', 'expert', 'master'])('%s does not attack where nothing can come of it', (level) => {
  // Both have but one card, and equal strength: a tie for sure. The other has nothing to walk for.
  const board = sketch(
    `+---+---+---+---+---+
     | .   .   .   .   . |
     +   +   +   +   +   +
     | a   e   .   .   . |
     +---+---+---+---+---+`,
    { a: 'blue warrior', e: 'yellow warrior' },
    { ap: 4, cards: { blue: [1], yellow: [1] } },
  );
  const bot = botNamed(level);
  const { position } = board;
  const action = bot?.choose({ view: viewOf(position, 0), seat: 0, seed: 'tie', ruleset: position.ruleset });
  expect(action?.type).not.toBe('attack');
});
