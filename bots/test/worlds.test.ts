/** What somebody imagines behind the backs: all of it possible, and good line-ups of the others more often than bad ones. */
import { Chance, createGame, decisions, sample, searchKey, stageOf, viewOf } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { MapStore } from '../src/evaluate/maps.ts';
import { worldsFor } from '../src/search/worlds.ts';
import { lineUpWorth, SETUP } from '../src/setup/features.ts';
import { stepByChance } from './by-chance.ts';

const maps = new MapStore();

/** A question at the beginning of a first turn: most lies face down. */
function question() {
  const game = createGame({ scenario: 'base' }, 'worlds');
  const chance = new Chance('worlds');
  while (stageOf(game.position) !== 'act') stepByChance(game, chance);
  const [{ seat }] = decisions(game.position);
  return { view: viewOf(game.position, seat), seat, seed: '' };
}

test('the line-ups of the others are better than those of chance', () => {
  const asked = question();
  const ways = maps.of(sample(asked.view, new Chance('ways')));
  let [imagined, dealt] = [0, 0];
  for (let n = 0; n < 60; n++) {
    const [world] = worldsFor(asked, 1, new Chance(`${n}`), maps, SETUP);
    imagined += lineUpWorth(world, 1 - asked.seat, ways, SETUP);
    dealt += lineUpWorth(sample(asked.view, new Chance(`${n}`)), 1 - asked.seat, ways, SETUP);
  }
  expect(imagined / 60).toBeGreaterThan(dealt / 60 + 0.05);
});

test('several worlds differ, and the same seed gives the same ones', () => {
  const asked = question();
  const keys = (seed: string) => worldsFor(asked, 3, new Chance(seed), maps, SETUP).map(searchKey);
  expect(new Set(keys('a')).size).toBe(3);
  expect(keys('a')).toEqual(keys('a'));
  expect(keys('a')).not.toEqual(keys('b'));
});
