/** Whole games in scenarios that no box contains: whatever the reader accepts, the referee must be able to play. */
import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/chance.ts';
import { ActionList } from '../../src/model/packed-action.ts';
import type { GameOptions } from '../../src/model/options.ts';
import { createGame } from '../../src/game.ts';
import { readAction, sameAction, writeAction } from '../../src/notation/action-text.ts';
import { chartOf } from '../../src/notation/chart.ts';
import { samePosition } from '../../src/model/key.ts';
import { readPosition } from '../../src/position-json/read.ts';
import type { Position } from '../../src/model/position.ts';
import { writePosition } from '../../src/position-json/write.ts';
import { readRecord } from '../../src/record/read-record.ts';
import { recordOf } from '../../src/record/record.ts';
import { writeRecord } from '../../src/record/write-record.ts';
import { decisions, legalActions } from '../../src/flow/play.ts';
import { sample } from '../../src/view/sample.ts';
import { type Viewer, viewOf } from '../../src/view/view.ts';
import { checkInvariants } from '../../testing/invariants.ts';
import { playRandomGame } from '../../testing/random-game.ts';
import { readScenario } from '../../src/authoring/scenario-file.ts';
import { HALLS, own, SMALL } from './drawings.ts';
import { randomScenario } from './random-scenario.ts';

const MIXED_POOL = 'cleric, goblin, thief, naga, troll, armor, rope, key';

const SCENARIOS: Readonly<Record<string, string>> = {
  'one room wide': own('Map:', '1', '1', 'Rooms: 39', ...SMALL),
  'one row of two': own('Map: 1 1', 'Rooms: 1', ...SMALL.slice(0, 3), 'Goal: all out'),
  'one room wide, six high': own('Map:', '4', '4', '4', '4', '4', '4', 'On line: 2'),
  'four wide, two high': own('Map:', '2 3 3 2', '2 3 3 2', 'On line: 4 8'),
  'a ring': own('Map:', '2 3 2', '3 . 3', '2 3 2'),
  'a staircase': own('Map:', '4 4 . .', '. 4 4 .', '. . 2 2', 'Rooms: 1 2 37'),
  'sixteen rooms': [
    'Scenario: test',
    'Based on: mixed',
    'Map:',
    '2 1 1 1',
    '1 1 1 1',
    '1 2 2 1',
    '1 1 1 2',
  ].join('\n'),
  'rooms for one sort only': own('Map:', '2c 2c', '3o 3o', '3o 3o', '2c 2c'),
  'drawn rooms only': `${own('Map: 2 2', 'Rooms: 50', ...SMALL)}\n${HALLS}`,
  'drawn rooms among others': `${own('Combat cards: 0 0 0 6', 'Jump cards: 9')}\n${HALLS}`,
  'chosen teams': own(
    `Blue: ${MIXED_POOL}`,
    `Yellow: ${MIXED_POOL}`,
    'Choose: 4 characters, 2 objects',
    'Map:',
    '1 1',
    '1 1',
    'On line: 4',
    'Goal: 3 points',
  ),
  'a hunt between unequal teams': own(
    'Blue: warrior',
    'Yellow: thief, goblin, troll, rope',
    'Map:',
    '1 1',
    '1 1',
    'On line: 1 2',
    'Goal: hunt blue warrior',
    'Deploy: yellow first',
    'Sides by lot: yes',
    'Walk on lines: yellow',
  ),
};

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
const answers = new ActionList();

function checkPosition(p: Position, chance: Chance): void {
  const read = readPosition(JSON.stringify(writePosition(p)));
  if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
  expect(samePosition(read.position, p)).toBe(true);
  for (const viewer of VIEWERS) {
    const view = JSON.parse(JSON.stringify(viewOf(p, viewer))) as ReturnType<typeof viewOf>;
    const guess = sample(view, chance);
    expect(viewOf(guess, viewer)).toEqual(view);
    checkInvariants(guess);
  }
}

function play(options: GameOptions, seed: string): string {
  const chance = new Chance(`${seed}/look`);
  let steps = 0;
  const { ending } = playRandomGame({
    options,
    seed,
    mostActions: 1500,
    onPosition(position) {
      checkInvariants(position, answers);
      if (steps++ % 25 === 0) checkPosition(position, chance);
    },
  });
  expect(steps).toBeGreaterThan(1);
  return ending;
}

describe('a scenario of one’s own is played to its end and stays whole in files and views', () => {
  test.each(Object.keys(SCENARIOS))(
    '%s',
    (name) => {
      const options = { scenario: 'test', own: SCENARIOS[name] };
      const endings = Array.from({ length: 6 }, (_, seed) => play(options, `${name} ${seed}`));
      expect(endings).not.toContain('running');
      expect(endings).not.toContain('dead');
    },
    300_000,
  );

  test.each(['mutual', 'fullFrontal', 'draft', 'random'] as const)(
    'chosen teams: %s',
    (teamChoice) => {
      play({ scenario: 'test', own: SCENARIOS['chosen teams'], teamChoice }, teamChoice);
    },
    300_000,
  );

  test('a handicap where it is allowed', () => {
    const handicap = { colour: 'blue', stronger: 'experienced', weaker: 'newbie' } as const;
    play(
      { scenario: 'test', own: SCENARIOS['four wide, two high'].replace('4 8', '4'), handicap },
      'handicap',
    );
  });
});

describe('a record of such a game needs no list of scenarios', () => {
  test.each(['a ring', 'four wide, two high', 'drawn rooms among others'])('%s', (name) => {
    const chance = new Chance(`${name}/record`);
    const game = createGame({ scenario: 'test', own: SCENARIOS[name] }, name);
    while (!game.result && game.log.length < 150) {
      const [{ seat, number }] = decisions(game.position);
      const actions = legalActions(game.position, seat, answers);
      const action = actions[chance.below(actions.length)];
      const told = readAction(
        chartOf(game.position),
        seat,
        writeAction(chartOf(game.position), seat, action),
      );
      expect(told.ok && sameAction(told.action, action)).toBe(true);
      game.perform({ seat, decision: number, action });
    }
    const read = readRecord(JSON.stringify(writeRecord(recordOf(game))));
    if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
    expect(samePosition(read.record.game.position, game.position)).toBe(true);
  });
});

test('whatever the reader accepts can be played', () => {
  const texts = Array.from({ length: 80 }, (_, seed) => randomScenario(`scenario ${seed}`));
  const accepted = texts.filter((text) => readScenario(text).ok);
  expect(accepted.length).toBeGreaterThan(40);
  accepted.forEach((text, seed) => play({ scenario: 'test', own: text }, `${seed}`));
}, 300_000);
