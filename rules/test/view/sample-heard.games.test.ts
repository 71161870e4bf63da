/**
 * Samples in random games of every scenario and option: each fits what its viewer sees and everything that he was told
 * since the beginning, and whatever he does not know varies. And the tests themselves: broken samplers are noticed.
 */
import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/chance.ts';
import type { GameOptions } from '../../src/model/options.ts';
import { positionFault } from '../../src/position-json/faults/fault.ts';
import { sample } from '../../src/view/sample.ts';
import { viewOf } from '../../src/view/view.ts';
import { contradiction } from './could-have-been.ts';
import { HANDICAP, heardGame, heardName, HEARD_OPTIONS, MIXED_ROOMS } from './heard-games.ts';
import { viewersOf } from './random-positions.ts';
import { CONSTANT, FORGETFUL, type Sampler } from './samplers.ts';
import { constants, type Seen } from './varies.ts';

const TIME = 240_000;
const SEEDS = ['one', 'two', 'three'];
const ACTIONS = 300;

const seen: Seen = new Map();

/** How often a sampler contradicts what was heard in some games, and how often it was asked. */
function contradictions(options: GameOptions, sampler: Sampler): { times: number; of: number } {
  const chance = new Chance('contradictions');
  let times = 0;
  let of = 0;
  for (const seed of SEEDS)
    for (const { position, events } of heardGame(options, seed, 20, 100))
      for (const viewer of viewersOf(position)) {
        of++;
        if (contradiction(sampler(viewOf(position, viewer), chance), events, viewer)) times++;
      }
  return { times, of };
}

/** What does not vary in some games, although it could. */
function constantsIn(options: GameOptions, sampler: Sampler, found: Seen, every = 25): string[] {
  const chance = new Chance('constants');
  const complaints = new Set<string>();
  for (const seed of SEEDS)
    for (const { position } of heardGame(options, seed, every, 200))
      for (const viewer of viewersOf(position).slice(-2))
        for (const one of constants(position, viewOf(position, viewer), sampler, chance, found))
          complaints.add(one);
  return [...complaints];
}

describe('in every scenario and with every option', () => {
  test.each(HEARD_OPTIONS.map((options) => ({ name: heardName(options), options })))(
    'a sample fits what its viewer sees and was told since the beginning: $name',
    ({ options }) => {
      const chance = new Chance('heard');
      const faults: (string | undefined)[] = [];
      for (const seed of SEEDS)
        for (const { position, events } of heardGame(options, seed, 50, ACTIONS)) {
          expect(contradiction(position, events, 'spectator')).toBeNull();
          for (const viewer of viewersOf(position)) {
            const view = viewOf(position, viewer);
            const made = sample(view, chance);
            expect(JSON.stringify(viewOf(made, viewer))).toBe(JSON.stringify(view));
            expect(contradiction(made, events, viewer)).toBeNull();
            // Dear: of one who watches is enough.
            if (viewer === 'spectator') faults.push(positionFault(made)?.words.en);
          }
        }
      expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
    },
    TIME,
  );

  test.each(HEARD_OPTIONS.map((options) => ({ name: heardName(options), options })))(
    'what a viewer does not know varies from sample to sample: $name',
    ({ options }) => {
      expect(constantsIn(options, sample, seen)).toEqual([]);
    },
    TIME,
  );

  test('everything that is ever hidden was looked at', () => {
    expect(Object.keys(CONSTANT).filter((name) => (seen.get(name) ?? 0) < 10)).toEqual([]);
  });
});

describe('a broken sampler is noticed', () => {
  const WHERE: Readonly<Record<string, GameOptions>> = {
    'a combat card': { scenario: 'card-3' },
    'the lot for the first player': { scenario: 'base' },
    'the lot for the first token': { scenario: 'prison-4' },
    'the lines that are dealt out': { scenario: 'exit-3' },
    'the rooms': { scenario: 'base' },
    'the turns of rooms': { scenario: 'prison-2' },
    'the pieces': { scenario: 'prison-3' },
  };

  test.each(Object.keys(CONSTANT))('%s: always the same', (name) => {
    expect(constantsIn(WHERE[name], CONSTANT[name], new Map(), 4)).toContain(name);
  });

  test.each<[string, GameOptions]>([
    ['the draft', { scenario: 'mixed', teamChoice: 'draft', handicap: HANDICAP }],
    ['the draft', { scenario: 'card-standard', teamChoice: 'draft', handicap: HANDICAP }],
    ['the order of laying', { scenario: 'race' }],
    ['the order of laying', { scenario: 'elevator' }],
    ['the order of laying', { scenario: 'test', own: MIXED_ROOMS }],
  ])('%s: forgotten', (name, options) => {
    const { times, of } = contradictions(options, FORGETFUL[name]);
    expect(times).toBeGreaterThan(of / 20);
  });
});
