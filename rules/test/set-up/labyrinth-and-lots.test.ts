import { describe, expect, test } from 'vitest';
import { rollSetup } from '../../src/editions/roll-setup.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { newGame, setUp, rulesetFor } from '../../src/new-game.ts';
import { FACE_UP, ROOM_IN, SLOT, TURNED } from '../../src/model/fields.ts';
import { startGame } from '../../testing/whole-game.ts';

const SEEDS = Array.from({ length: 120 }, (_, i) => `seed ${i}`);

describe('the labyrinth is laid unseen', () => {
  test('[BD-SETUP-1] eight rooms, each once, face down, four long and two wide', () => {
    const { position } = startGame({ scenario: 'base' });
    const { layout } = position.ruleset;
    expect(layout.slots.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [5, 0],
      [0, 5],
      [5, 5],
      [0, 10],
      [5, 10],
      [0, 15],
      [5, 15],
    ]);
    const rooms = layout.slots.map((_slot, slot) => position.data[ROOM_IN + slot]);
    expect(rooms.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    for (const slot of layout.slots.keys()) expect(position.data[SLOT + slot] & FACE_UP).toBe(0);
  });

  test('[BD-SETUP-1] every room can lie in every slot, in every turn', () => {
    const ruleset = rulesetFor({ scenario: 'base' });
    const draws = SEEDS.map((seed) => rollSetup(ruleset, seed));
    for (let slot = 0; slot < 8; slot++) {
      expect(new Set(draws.map((draw) => draw.rooms[slot])).size).toBe(8);
      expect(new Set(draws.map((draw) => draw.turned[slot]))).toEqual(new Set([0, 1, 2, 3]));
    }
    for (const draw of draws) {
      expect(new Set(draw.rooms).size).toBe(8);
      expect(draw.turned).toHaveLength(8);
    }
  });

  test('[BD-SETUP-1] the rooms lie as they were drawn', () => {
    const ruleset = rulesetFor({ scenario: 'prison-4' });
    const draw = rollSetup(ruleset, 'six rooms');
    const { data } = setUp(ruleset, draw);
    expect(draw.rooms).toHaveLength(6);
    expect(draw.rooms.map((_room, slot) => data[ROOM_IN + slot])).toEqual(draw.rooms);
    expect(draw.rooms.map((_room, slot) => data[SLOT + slot] & TURNED)).toEqual(draw.turned);
  });

  test('[BD-SETUP-2] a line lies at each short end, as wide as the labyrinth', () => {
    const { lines } = startGame({ scenario: 'base' }).position.ruleset.layout.plan;
    expect(lines.map(({ x, y, runs, length, owner }) => ({ x, y, runs, length, owner }))).toEqual([
      { x: 0, y: 20, runs: 'east', length: 10, owner: 'blue' },
      { x: 0, y: -1, runs: 'east', length: 10, owner: 'yellow' },
    ]);
  });
});

const dataOf = (seed: string): Int32Array => newGame({ scenario: 'prison-5' }, seed).data;

describe('lots', () => {
  test('[BD-SETUP-9] [BD-SETUP-19] who lays first and who plays first are two lots, each with both results', () => {
    const ruleset = rulesetFor({ scenario: 'base' });
    const lots = SEEDS.map((seed) => rollSetup(ruleset, seed));
    const results = new Set(lots.map((lot) => `${lot.firstPlacer} ${lot.firstPlayer}`));
    expect(results).toEqual(new Set(['0 0', '0 1', '1 0', '1 1']));
  });

  test.each([0, 1])('[BD-SETUP-9] seat %i lays the first token when the lot says so', (firstPlacer) => {
    const ruleset = rulesetFor({ scenario: 'base' });
    const game = startGame({ scenario: 'base' });
    game.position.copyFrom(setUp(ruleset, { ...rollSetup(ruleset, 'lots'), firstPlacer }));
    game.finish('deploy');
    expect(game.stage).toBe('lay');
    expect(game.seats).toEqual([firstPlacer]);
    expect(game.heard(-1)).toContainEqual({ type: 'lotDrawn', lot: 'firstPlacer', seat: firstPlacer });
  });

  test.each([0, 1])('[BD-SETUP-19] seat %i begins when the second lot says so', (firstPlayer) => {
    const ruleset = rulesetFor({ scenario: 'base' });
    const game = startGame({ scenario: 'base' });
    game.position.copyFrom(setUp(ruleset, { ...rollSetup(ruleset, 'lots'), firstPlayer }));
    game.toFirstTurn();
    expect(game.stage).toBe('card');
    expect(game.seats).toEqual([firstPlayer]);
    expect(game.active).toBe(firstPlayer);
    expect(game.heard(-1)).toContainEqual({ type: 'lotDrawn', lot: 'firstPlayer', seat: firstPlayer });
  });

  test('seats are drawn only where the scenario says so, and no team is drawn unless it is asked for', () => {
    for (const scenario of SCENARIOS) {
      const lots = SEEDS.map((seed) => rollSetup(rulesetFor({ scenario: scenario.id }), seed));
      const seats = scenario.colours.length;
      const inOrder = [...Array(seats).keys()].join(' ');
      expect(new Set(lots.map((lot) => lot.players.join(' ')))).toEqual(
        new Set(scenario.id === 'prison-2' ? ['0 1', '1 0'] : [inOrder]),
      );
      expect(
        lots.every((lot) => lot.teams.length === seats && lot.teams.every((team) => team.length === 0)),
      ).toBe(true);
    }
  });

  test('the same seed gives the same game, another seed another', () => {
    expect(dataOf('one')).toEqual(dataOf('one'));
    expect(new Set(SEEDS.map((seed) => dataOf(seed).join())).size).toBe(SEEDS.length);
  });
});
