/** Where the dock stands: beside a board that is as high as it is wide, below one that is long. */
import { newGame } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { isDockBeside } from '../../src/play/dock-place.ts';

const rulesetOf = (scenario: string) => newGame({ scenario }, 'dock').ruleset;

test.each([
  ['base', false],
  ['card-standard', false],
  ['standard-4', true],
  ['pyramid-4', true],
  ['murder', true],
])('in %s the dock stands beside the board: %s', (scenario, isBeside) => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
  ])
    expect(isDockBeside(rulesetOf(scenario), size)).toBe(isBeside);
});

test('where there is no space beside the board the dock stays below it', () => {
  expect(isDockBeside(rulesetOf('standard-4'), { width: 900, height: 1100 })).toBe(false);
  expect(isDockBeside(rulesetOf('standard-4'), { width: 1000, height: 1000 })).toBe(false);
});
