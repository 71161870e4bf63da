import { rulesetFor } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import type { Player } from '../../src/match/player.ts';
import { rematchOf } from '../../src/store/rematch.ts';

const HUMAN: Player = { kind: 'human' };
const BOT: Player = { kind: 'bot', level: 'greedy' };
const OTHER: Player = { kind: 'bot', level: 'novice' };

test('two change their sides, more of them sit one seat on', () => {
  const two = { scenario: 'base' };
  expect(rematchOf(rulesetFor(two), two, [HUMAN, BOT])).toEqual({ options: two, players: [BOT, HUMAN] });
  const three = { scenario: 'standard-3' };
  const again = rematchOf(rulesetFor(three), three, [HUMAN, BOT, OTHER]);
  expect(again?.players).toEqual([BOT, OTHER, HUMAN]);
});

test('whoever had to give a handicap gives it again', () => {
  const options = {
    scenario: 'base',
    handicap: { colour: 'blue', stronger: 'good', weaker: 'newbie' },
  } as const;
  const again = rematchOf(rulesetFor(options), options, [HUMAN, BOT]);
  expect(again?.players[1]).toEqual(HUMAN);
  expect(again?.options.handicap?.colour).toBe('yellow');
});

test('there is none where all who play are alike', () => {
  const options = { scenario: 'base' };
  expect(rematchOf(rulesetFor(options), options, [HUMAN, HUMAN])).toBeNull();
  expect(rematchOf(rulesetFor(options), options, [BOT, BOT])).toBeNull();
});
