import { describe, expect, test } from 'vitest';
import {
  cardAdvanced,
  type CardScenario,
  CARD_SCENARIOS,
  cardStandard,
  cardTutorial1,
  cardTutorial2,
  cardTutorial3,
} from '../../src/editions/card-game/scenarios.ts';
import { ALL_CARDS, CARD_ROOMS } from '../../src/editions/card-game/box.ts';
import type { TeamPlan } from '../../src/model/scenario.ts';
import { buildLayout } from '../../src/map/layout.ts';

/** All but the first tutorial. */
const LATER = CARD_SCENARIOS.slice(1);

const capacities = ({ layout }: CardScenario): number[] => layout.slots.map(({ capacity }) => capacity);
const team = ({ teams }: CardScenario): TeamPlan => teams[0];
const names = (kinds: readonly { readonly id: string }[]): string[] => kinds.map(({ id }) => id);
const sizeOf = (scenario: CardScenario) =>
  scenario.teamSize ?? {
    characters: team(scenario).characters.length,
    objects: team(scenario).objects.length,
  };
/** Points that win, pairs, characters and objects of a player. */
const numbers = (scenario: CardScenario): readonly number[] => [
  scenario.goal.kind === 'points' ? scenario.goal.points : 0,
  scenario.layout.slots.length / 2,
  sizeOf(scenario).characters,
  sizeOf(scenario).objects,
];
/** Cards that both players lay beside rooms. */
const toLay = (scenario: CardScenario): number =>
  2 * (sizeOf(scenario).characters - 2 + sizeOf(scenario).objects);
const room = (scenario: CardScenario): number =>
  capacities(scenario).reduce((sum, capacity) => sum + capacity, 0);
const shoots = ({ characters, objects }: TeamPlan): string[] =>
  [...characters, ...objects]
    .filter(({ abilities }) => abilities.some(({ shot }) => shot !== undefined))
    .map(({ id }) => id);

describe('the tutorials', () => {
  test('[CG-SCEN-1, CG-SCEN-11] Tutorial 1: 2 points, 2 pairs, 2 characters, 2 objects, one object per room', () => {
    expect(numbers(cardTutorial1)).toEqual([2, 2, 2, 2]);
    expect(capacities(cardTutorial1)).toEqual([1, 1, 1, 1]);
    expect(cardTutorial1.layout.slots.every(({ kinds }) => kinds === 'objects')).toBe(true);
    expect(toLay(cardTutorial1)).toBe(4);
  });

  test('[CG-SCEN-2] Tutorial 1: Mekanork and Naga, Rope and Key', () => {
    expect(names(team(cardTutorial1).characters)).toEqual(['mekanork', 'naga']);
    expect(names(team(cardTutorial1).objects)).toEqual(['rope', 'key']);
  });

  test('[CG-SCEN-4, CG-SCEN-12] Tutorial 2: 3 points, 3 pairs, 4 characters, 2 objects, two cards in the middle rooms', () => {
    expect(numbers(cardTutorial2)).toEqual([3, 3, 4, 2]);
    expect(capacities(cardTutorial2)).toEqual([1, 1, 2, 2, 1, 1]);
    expect(toLay(cardTutorial2)).toBe(8);
  });

  test('[CG-SCEN-5] Tutorial 2: Naga, Warrior, Colossus, Backstabber, Rope and Key', () => {
    expect(names(team(cardTutorial2).characters)).toEqual(['naga', 'warrior', 'colossus', 'backstabber']);
    expect(names(team(cardTutorial2).objects)).toEqual(['rope', 'key']);
  });

  test('[CG-SCEN-7, CG-SCEN-13] Tutorial 3: 4 points, 4 pairs, 6 characters, 4 objects, two cards per room', () => {
    expect(numbers(cardTutorial3)).toEqual([4, 4, 6, 4]);
    expect(capacities(cardTutorial3)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
    expect(toLay(cardTutorial3)).toBe(16);
  });

  test('[CG-SCEN-8] Tutorial 3: six characters and four objects', () => {
    expect(names(team(cardTutorial3).characters)).toEqual([
      'crossbowman',
      'wizard',
      'naga',
      'mekanork',
      'warrior',
      'cleric',
    ]);
    expect(names(team(cardTutorial3).objects)).toEqual(['rope', 'key', 'bow', 'large-shield']);
  });

  test('[CG-SETUP-7] no combat cards in Tutorial 1, nine in every later scenario', () => {
    expect(CARD_SCENARIOS.map(({ combatCards }) => combatCards.length)).toEqual([0, 9, 9, 9, 9]);
  });

  test('[CG-SCEN-6, CG-SCEN-9] the second has combat cards and nobody who shoots, the third has shooters', () => {
    expect(cardTutorial2.combatCards).not.toEqual([]);
    expect(shoots(team(cardTutorial2))).toEqual([]);
    expect(shoots(team(cardTutorial3))).toEqual(['crossbowman', 'bow']);
  });

  test('[CG-CARD-5] no tutorial has an object twice', () => {
    for (const scenario of [cardTutorial1, cardTutorial2, cardTutorial3])
      expect(new Set(team(scenario).objects).size).toBe(team(scenario).objects.length);
  });
});

describe('the full games', () => {
  test('[CG-SCEN-10] are a standard and an advanced one', () => {
    expect(names(CARD_SCENARIOS)).toEqual(['card-1', 'card-2', 'card-3', 'card-standard', 'card-advanced']);
  });

  test('[CG-SCEN-17] standard: 5 points, 4 pairs, 8 characters, 6 objects, three cards per room', () => {
    expect(numbers(cardStandard)).toEqual([5, 4, 8, 6]);
    expect(capacities(cardStandard)).toEqual(Array(8).fill(3));
  });

  test('[CG-SCEN-18] advanced: 6 points, 6 pairs, 8 characters, 6 objects, two cards per room', () => {
    expect(numbers(cardAdvanced)).toEqual([6, 6, 8, 6]);
    expect(capacities(cardAdvanced)).toEqual(Array(12).fill(2));
  });

  test('[CG-SCEN-16] let two teams without a common card be drafted, and one allows a handicap', () => {
    for (const scenario of [cardStandard, cardAdvanced]) {
      expect(team(scenario)).toBe(ALL_CARDS);
      expect(2 * sizeOf(scenario).characters).toBeLessThanOrEqual(25);
      expect(2 * sizeOf(scenario).objects).toBeLessThanOrEqual(13);
    }
    expect(Math.max(...CARD_SCENARIOS.map(({ layout }) => layout.slots.length))).toBe(CARD_ROOMS.length);
  });
});

describe('every scenario', () => {
  test('[CG-SETUP-1, CG-SCEN-14, CG-RULING-18] has as much room as there are cards to lay, four at most', () => {
    for (const scenario of CARD_SCENARIOS) {
      expect(room(scenario)).toBe(toLay(scenario));
      expect(Math.max(...capacities(scenario))).toBeLessThanOrEqual(4);
    }
  });

  test('[CG-COMP-12] is for two players, blue and yellow, with the same cards', () => {
    for (const { colours, teams } of CARD_SCENARIOS) {
      expect(colours).toEqual(['blue', 'yellow']);
      expect(teams).toHaveLength(2);
      expect(teams[0]).toBe(teams[1]);
    }
  });

  test('[CG-SETUP-8, CG-SETUP-9, CG-SCEN-19] begins with two characters of each player, laid at the same time', () => {
    for (const { onLine, deployOrder } of CARD_SCENARIOS) {
      expect(onLine).toEqual([2, 2]);
      expect(deployOrder).toBe('together');
    }
  });

  test('[CG-SETUP-18] draws lots for the first player', () => {
    for (const { firstPlayer } of CARD_SCENARIOS) expect(firstPlayer).toBe('lot');
  });

  test('[CG-COMP-9, CG-SETUP-6, CG-CARD-1, CG-CARD-2, CG-CARD-3] has three jump cards, and the nine combat cards with one 0 and one 6', () => {
    for (const { jumpCards } of CARD_SCENARIOS) expect(jumpCards).toBe(3);
    for (const { combatCards } of LATER) expect(combatCards).toEqual([0, 1, 2, 2, 3, 3, 4, 5, 6]);
  });

  test('[CG-SETUP-2, CG-SETUP-4] draws from whole pairs: Tutorial 1 from blue and green, the others from all', () => {
    for (const { rooms } of CARD_SCENARIOS)
      for (const { pair } of rooms) expect(rooms.filter((other) => other.pair === pair)).toHaveLength(2);
    expect(names(cardTutorial1.rooms)).toEqual(['blue-cw', 'blue-ccw', 'green-cw', 'green-ccw']);
    for (const { rooms } of LATER) expect(rooms).toBe(CARD_ROOMS);
  });

  test('[CG-END-1] ends at once when its points are reached', () => {
    for (const { goal } of CARD_SCENARIOS) expect(goal.kind === 'points' && goal.atOnce).toBe(true);
  });

  test('[CG-HANDICAP-1] allows a handicap only for five points or more', () => {
    for (const { goal, handicapAllowed } of CARD_SCENARIOS)
      expect(handicapAllowed).toBe(goal.kind === 'points' && goal.points >= 5);
  });
});

describe('every board', () => {
  test('[CG-SCEN-15] is two rooms wide, with a starting zone along each short end', () => {
    for (const { layout } of CARD_SCENARIOS) {
      const rows = layout.slots.length / 2;
      expect(layout.slots.map(({ x, y }) => [x, y])).toEqual(
        layout.slots.map((_slot, i) => [(i % 2) * 5, Math.floor(i / 2) * 5]),
      );
      expect(layout.lines.map(({ owner, x, y, length }) => [owner, x, y, length])).toEqual([
        ['blue', 0, rows * 5, 10],
        ['yellow', 0, -1, 10],
      ]);
    }
  });

  test('[CG-RULING-3, CG-ZONE-3] has one starter before each of the two rooms, facing one of four zones', () => {
    const { lines, linesFrom, places } = buildLayout(cardTutorial1.layout, (owner) =>
      owner === 'blue' ? 0 : 1,
    );
    expect(places - linesFrom).toBe(16);
    for (const { first, length, dots, facings } of lines) {
      expect([length, facings]).toEqual([8, 4]);
      expect(dots.map((dot) => Math.floor((dot - first) / facings))).toEqual([0, 1]);
    }
  });
});
