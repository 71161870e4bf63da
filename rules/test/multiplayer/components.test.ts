import { describe, expect, test } from 'vitest';
import { ACTION_CARDS } from '../../src/actions/play-action-card.ts';
import { room10Ccw, room10Cw } from '../../src/content/rooms/pair-10.ts';
import { room11Ccw, room11Cw } from '../../src/content/rooms/pair-11.ts';
import { room12Ccw, room12Cw } from '../../src/content/rooms/pair-12.ts';
import { room9Ccw, room9Cw } from '../../src/content/rooms/pair-9.ts';
import { BASE_ROOMS, BASE_TEAM, baseGame } from '../../src/editions/base.ts';
import { crossing } from '../../src/editions/multiplayer/crossing.ts';
import { elevator } from '../../src/editions/multiplayer/elevator.ts';
import { exitsForFour, exitsForThree } from '../../src/editions/multiplayer/wheres-the-exit.ts';
import { murderParty } from '../../src/editions/multiplayer/murder.ts';
import { pyramidForFour, pyramidForThree } from '../../src/editions/multiplayer/pyramid.ts';
import { race } from '../../src/editions/multiplayer/race.ts';
import { standardForFour, standardForThree } from '../../src/editions/multiplayer/standard.ts';
import { surpriseParty } from '../../src/editions/multiplayer/surprise.ts';
import { USUAL } from '../../src/editions/standard.ts';
import type { LinePlan } from '../../src/map/layout.ts';
import { COLOURS } from '../../src/vocabulary.ts';

const ADDED_ROOMS = [room9Cw, room9Ccw, room10Cw, room10Ccw, room11Cw, room11Ccw, room12Cw, room12Ccw];

const MAPS = [
  standardForFour,
  standardForThree,
  crossing,
  pyramidForFour,
  pyramidForThree,
  race,
  elevator,
  exitsForFour,
  exitsForThree,
  murderParty,
  surpriseParty,
].map(({ layout }) => layout);

const isLong = ({ use = 'start' }: LinePlan): boolean => use === 'start';
const isSmall = (line: LinePlan): boolean => !isLong(line);
const LONG_LINES = MAPS.flatMap(({ lines }) => lines.filter(isLong));
const SMALL_LINES = MAPS.flatMap(({ lines }) => lines.filter(isSmall));

describe('what the expansion adds', () => {
  test('[MP-COMP-1] two teams more, red and green, of 8 characters, 6 objects and 16 cards', () => {
    expect(COLOURS.filter((colour) => !baseGame.colours.includes(colour))).toEqual(['red', 'green']);
    expect(BASE_TEAM.characters).toHaveLength(8);
    expect(BASE_TEAM.objects).toHaveLength(6);
    const { combatCards, jumpCards } = USUAL;
    expect([ACTION_CARDS.length, combatCards.length, jumpCards]).toEqual([4, 9, 3]);
    expect(ACTION_CARDS.length + combatCards.length + jumpCards).toBe(16);
  });

  test('[MP-COMP-8] characters and objects are those of the base set', () => {
    expect(BASE_TEAM.characters.map(({ name }) => name.en)).toEqual([
      'Cleric',
      'Goblin',
      'Mekanork',
      'Thief',
      'Troll',
      'Wall-Walker',
      'Warrior',
      'Wizard',
    ]);
    expect(BASE_TEAM.objects.map(({ name }) => name.en)).toEqual([
      'Armor',
      'Fireball wand',
      'Rope',
      'Speed potion',
      'Sword',
      'Treasure',
    ]);
  });

  test('[MP-COMP-2] eight rooms in four pairs, sixteen in eight with the base set', () => {
    const all = [...BASE_ROOMS, ...ADDED_ROOMS];
    for (const [rooms, count] of [
      [ADDED_ROOMS, 8],
      [all, 16],
    ] as const) {
      expect(new Set(rooms.map(({ id }) => id)).size).toBe(count);
      const pairs = new Set(rooms.map(({ pair }) => pair));
      expect(pairs.size).toBe(count / 2);
      for (const number of pairs) {
        const twins = rooms.filter(({ pair }) => pair === number);
        expect(twins.map(({ arrow }) => arrow).toSorted()).toEqual(['ccw', 'cw']);
      }
    }
  });

  test('[MP-COMP-3] the new pairs carry the numbers 9 to 12', () => {
    expect(ADDED_ROOMS.map(({ pair }) => pair)).toEqual([9, 9, 10, 10, 11, 11, 12, 12]);
  });

  test('[MP-COMP-4] four long lines, one of each colour', () => {
    for (const { layout } of [standardForFour, crossing, elevator, murderParty, surpriseParty])
      expect(layout.lines.filter(isLong).map(({ owner }) => owner)).toEqual([
        'blue',
        'red',
        'yellow',
        'green',
      ]);
    expect(MAPS.map(({ lines }) => lines.filter(isLong).length)).toEqual([4, 3, 4, 3, 3, 4, 4, 4, 4, 4, 4]);
  });

  test('[MP-COMP-5] four small lines, one for each colour', () => {
    expect(COLOURS).toHaveLength(4);
    expect(MAPS.map(({ lines }) => lines.filter(isSmall).length)).toEqual([0, 0, 0, 0, 0, 2, 0, 4, 4, 0, 0]);
  });

  test('[MP-COMP-6] a small line has five squares and no dots', () => {
    expect(SMALL_LINES).toHaveLength(10);
    for (const { length, dots } of SMALL_LINES) expect([length, dots]).toEqual([5, []]);
  });

  test('[MP-COMP-7] a long line has ten squares and four dots', () => {
    expect(LONG_LINES).toHaveLength(41);
    for (const { length, dots } of LONG_LINES) expect([length, dots.length]).toEqual([10, 4]);
  });

  test('no map needs more rooms than there are', () => {
    expect(MAPS.map(({ slots }) => slots.length)).toEqual([12, 12, 16, 16, 16, 14, 13, 16, 16, 16, 10]);
  });
});
