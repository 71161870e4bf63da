import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../src/model/scenario.ts';
import { scenarioById } from '../../src/editions/scenarios.ts';
import type { Room } from '../../src/map/read-room-drawing.ts';
import { GEAR, ROOM_SIDE } from '../../src/vocabulary.ts';
import { actionCardsOf, combatCardsOf, jumpCardsOf, startGame } from '../../testing/whole-game.ts';

const BOXES = ['base', 'prison-5'] as const;

const scenario = (id: string): Scenario => scenarioById(id) as Scenario;
const numbers = (rooms: readonly Room[]): number[] => rooms.map((room) => room.pair);

describe('what is in the boxes', () => {
  test.each(BOXES)('[BD-COMP-1] [BD-SETUP-3] %s: two players, blue and yellow', (id) => {
    const { ruleset } = startGame({ scenario: id }).position;
    expect(ruleset.colours).toEqual(['blue', 'yellow']);
    expect(ruleset.seats).toBe(2);
    expect(
      ruleset.pieces.ids.every((piece, i) =>
        piece.startsWith(`${ruleset.colours[ruleset.pieces.owner[i]]}-`),
      ),
    ).toBe(true);
  });

  test.each([
    [
      'base',
      ['cleric', 'goblin', 'mekanork', 'thief', 'troll', 'wall-walker', 'warrior', 'wizard'],
      ['armor', 'fireball-wand', 'rope', 'speed-potion', 'sword', 'treasure'],
    ],
    [
      'prison-5',
      ['backstabber', 'banshee', 'cleric', 'colossus', 'mekanork', 'naga', 'telepath', 'wizard'],
      ['bow', 'fireball-wand', 'key', 'large-shield', 'rope', 'telescoping-spear'],
    ],
  ])(
    '[BD-COMP-2] [BD-SETUP-3] %s: eight characters and six objects behind each screen',
    (id, characters, objects) => {
      const game = startGame({ scenario: id });
      for (const [seat, colour] of ['blue', 'yellow'].entries()) {
        const named = (kinds: readonly string[]): string[] => kinds.map((kind) => `${colour}-${kind}`);
        expect([...game.team(seat, true)].sort()).toEqual(named(characters));
        expect([...game.team(seat, false)].sort()).toEqual(named(objects));
        expect(game.inHand(seat)).toHaveLength(14);
      }
    },
  );

  test.each(BOXES)(
    '[BD-COMP-3] [BD-COMP-4] [BD-COMP-5] [BD-SETUP-4] %s: the whole deck of sixteen cards is in hand',
    (id) => {
      const { position } = startGame({ scenario: id });
      for (const seat of [0, 1]) {
        expect(actionCardsOf(position, seat)).toEqual([2, 3, 4, 5]);
        expect(combatCardsOf(position, seat)).toEqual([0, 1, 2, 2, 3, 3, 4, 5, 6]);
        expect(jumpCardsOf(position, seat)).toBe(3);
      }
    },
  );

  test('[BD-COMP-8] the base set has the pairs 1 to 4', () => {
    expect(numbers(scenario('base').rooms)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });

  test('[BD-COMP-7] Prison has the pairs 37 to 40', () => {
    expect(numbers(scenario('prison-5').rooms)).toEqual([37, 37, 38, 38, 39, 39, 40, 40]);
  });

  test.each(BOXES)('[BD-COMP-6] %s: the two rooms of a pair are two different rooms of one number', (id) => {
    const { rooms } = scenario(id);
    expect(new Set(rooms.map((room) => room.id)).size).toBe(8);
    for (const pair of new Set(numbers(rooms))) {
      const twins = rooms.filter((room) => room.pair === pair);
      expect(twins.map((room) => room.arrow).sort()).toEqual(['ccw', 'cw']);
      for (const twin of twins) expect([...twin.squares].filter((square) => square === GEAR)).toHaveLength(1);
    }
  });

  test.each(BOXES)(
    '[BD-COMP-9] [BD-COMP-10] %s: a line of ten squares borders two rooms of five by five',
    (id) => {
      const game = startGame({ scenario: id }).turnUpRooms();
      const { layout, terrain } = game.position.ruleset;
      for (const room of scenario(id).rooms) expect(room.squares).toHaveLength(ROOM_SIDE * ROOM_SIDE);
      for (const [line, inward] of [
        [layout.lines[0], 0],
        [layout.lines[1], 2],
      ] as const) {
        const squares = Array.from({ length: 10 }, (_, i) => (line?.first ?? 0) + i);
        expect(line?.length).toBe(10);
        expect(line?.dots).toHaveLength(4);
        const slots = squares.map((square) => Math.floor(terrain.neighbour[square * 4 + inward] / 25));
        expect(slots).toEqual(inward === 0 ? [6, 6, 6, 6, 6, 7, 7, 7, 7, 7] : [0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
      }
    },
  );

  test.each(BOXES)('[BD-COMP-10] [BD-COMP-11] %s: the dots lie on squares 2, 4, 7 and 9', (id) => {
    const game = startGame({ scenario: id });
    for (const colour of ['blue', 'yellow'] as const)
      expect(game.dots(colour)).toEqual([2, 4, 7, 9].map((square) => game.line(colour, square)));
    expect(game.position.ruleset.layout.lines.map(({ owner }) => owner)).toEqual([0, 1]);
  });
});
