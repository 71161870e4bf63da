import { chartOf, viewOf } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { led, travelOf } from '../../src/panels/replay/course.ts';
import { tokensFaceDown } from '../../src/panels/piece-facts.ts';
import { lensesFor, viewThrough } from '../../src/panels/replay/lenses.ts';
import { played } from './played.ts';

test('a game that runs shows nobody more than he knew', () => {
  const { position } = played({ scenario: 'base' }, 'running', 40);
  expect(lensesFor({ result: null, position }, 1)).toEqual([1, 'spectator']);
  expect(lensesFor({ result: null, position }, 'spectator')).toEqual(['spectator']);
});

test('a game that is over shows everything', () => {
  const { position } = played({ scenario: 'base' }, 'over', 10);
  const result = { ending: 'goal', winners: [0] } as const;
  expect(lensesFor({ result, position }, 0)).toEqual([0, 1, 'spectator', 'everything']);
});

test('a lens shows the view of that person', () => {
  const { position } = played({ scenario: 'base' }, 'lens', 40);
  expect(viewThrough(position, 1)).toEqual(viewOf(position, 1));
  expect(viewThrough(position, 'spectator')).toEqual(viewOf(position, 'spectator'));
});

test('everything has every piece once, and no backs', () => {
  const { position } = played({ scenario: 'base' }, 'lens', 14);
  const { shown, own } = viewThrough(position, 'everything');
  const ids = [...shown.pieces, ...own.pieces].map(({ id }) => id);
  expect([...ids].sort()).toEqual([...position.ruleset.pieces.ids].sort());
  expect(shown.seats.flatMap(({ faceDownOn }) => faceDownOn)).toEqual([]);
  expect(chartOf(position).ruleset).toBe(position.ruleset);
});

test('tokens on rooms are listed for those who may see their faces', () => {
  const { position } = played({ scenario: 'base' }, 'tokens', 40);
  const count = (lens: 0 | 'spectator' | 'everything'): number =>
    [...tokensFaceDown(viewThrough(position, lens)).values()].flat().length;
  expect(count('spectator')).toBe(0);
  expect(count(0)).toBeGreaterThan(0);
  expect(count('everything')).toBeGreaterThan(count(0));
});

test('steps and turns stay within the game', () => {
  const course = { at: 5, last: 9, turns: [0, 3, 5, 8] };
  expect(led(course, 'first')).toBe(0);
  expect(led(course, 'previous')).toBe(4);
  expect(led(course, 'next')).toBe(6);
  expect(led(course, 'last')).toBe(9);
  expect(led(course, 'previousTurn')).toBe(3);
  expect(led(course, 'nextTurn')).toBe(8);
  expect(led({ ...course, at: 9 }, 'next')).toBe(9);
  expect(led({ ...course, at: 9 }, 'nextTurn')).toBe(9);
  expect(led({ ...course, at: 0 }, 'previous')).toBe(0);
  expect(led({ ...course, at: 0 }, 'previousTurn')).toBe(0);
});

test('the usual keys lead somewhere', () => {
  expect(travelOf('ArrowRight')).toBe('next');
  expect(travelOf('PageUp')).toBe('previousTurn');
  expect(travelOf('x')).toBeNull();
});
