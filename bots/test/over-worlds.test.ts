/** What is done where several positions are possible. */
import { createGame } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { bestOverWorlds } from '../src/search/over-worlds.ts';
import type { Judged } from '../src/search/replies.ts';

const { position: end } = createGame({ scenario: 'base' }, 'worlds');

function plan(head: number, value: number): Judged {
  const line = [{ head, first: 0, second: 0 }];
  return { plan: { value, open: 0, end, line, actions: 1 }, value };
}

test('what is good in all worlds is done rather than what is best in one of them', () => {
  const [safe, bold] = [1, 2];
  expect(bestOverWorlds([[plan(bold, 9), plan(safe, 6)]])?.head).toBe(bold);
  expect(
    bestOverWorlds([
      [plan(bold, 9), plan(safe, 6)],
      [plan(safe, 5), plan(bold, 1)],
    ])?.head,
  ).toBe(safe);
});

test('what was not held against answers in a world counts less there than anything that was', () => {
  const [here, both, worst] = [1, 2, 3];
  expect(
    bestOverWorlds([
      [plan(here, 9), plan(both, 7)],
      [plan(both, 4), plan(worst, 2)],
    ])?.head,
  ).toBe(both);
  expect(
    bestOverWorlds([
      [plan(here, 9), plan(both, 2)],
      [plan(both, 4), plan(worst, 2)],
    ])?.head,
  ).toBe(here);
});

test('where there are no plans nothing is done', () => {
  expect(bestOverWorlds([[]])).toBeNull();
});
