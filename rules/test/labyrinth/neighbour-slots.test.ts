import { expect, test } from 'vitest';
import { compileRuleset } from '../../src/editions/compile-ruleset.ts';
import { mixedGame } from '../../src/editions/mixed.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { ELEVATOR_SLOT } from '../../src/editions/multiplayer/elevator.ts';
import { areNeighbours, neighbourSlots, slotsBeside } from '../../src/labyrinth/neighbouring-rooms.ts';
import { ARRANGEMENT } from '../../src/model/fields.ts';
import { Position } from '../../src/model/position.ts';
import { newGame } from '../../src/new-game.ts';
import { ROOM_SIDE } from '../../src/vocabulary.ts';

/** Where a slot lies on the table now, from the plan; null when it is out of the labyrinth. */
function originOf(p: Position, slot: number): { x: number; y: number } | null {
  const { plan } = p.ruleset.layout;
  const moved = p.data[ARRANGEMENT] === 0 ? undefined : plan.arrangements?.[p.data[ARRANGEMENT] - 1][slot];
  return moved === undefined ? plan.slots[slot] : moved;
}

const DIRECTIONS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** How many squares of a room border another one in a direction: from their coordinates alone. */
function shared(p: Position, slot: number, other: number, direction: number): number {
  const from = originOf(p, slot);
  const to = originOf(p, other);
  if (!from || !to) return 0;
  const { x, y } = DIRECTIONS[direction];
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = x === 0 ? dx : dy;
  const across = x === 0 ? dy * y : dx * x;
  return across === ROOM_SIDE ? Math.max(0, ROOM_SIDE - Math.abs(along)) : 0;
}

const NORTH_EAST_SOUTH_WEST = [0, 1, 2, 3];

test.each(SCENARIOS.map(({ id }) => id))(
  'rooms of %s lie beside those with which they share a side, wherever they slide',
  (scenario) => {
    const p = newGame({ scenario }, 'beside');
    const { layout } = p.ruleset;
    const slots = [...layout.slots.keys()];
    for (const arrangement of layout.arrangements.keys()) {
      p.data[ARRANGEMENT] = arrangement;
      const all = neighbourSlots(p);
      for (const slot of slots) {
        for (const direction of NORTH_EAST_SOUTH_WEST)
          expect(slotsBeside(p, slot, direction).toSorted((a, b) => a - b)).toEqual(
            slots.flatMap((other) => Array<number>(shared(p, slot, other, direction)).fill(other)),
          );
        const beside = slots.filter((other) =>
          NORTH_EAST_SOUTH_WEST.some((direction) => shared(p, slot, other, direction) > 0),
        );
        expect(all[slot]).toEqual(beside);
        expect(slots.filter((other) => areNeighbours(p, slot, other))).toEqual(beside);
      }
    }
  },
);

test('a room that slides has other neighbours at each stop, and its old ones when it comes back', () => {
  const p = newGame({ scenario: 'elevator' }, 'stops');
  const stops = [0, 1, 2].map((arrangement) => {
    p.data[ARRANGEMENT] = arrangement;
    return neighbourSlots(p);
  });
  expect(stops.map((all) => all[ELEVATOR_SLOT])).toEqual([
    [5, 6],
    [1, 2],
    [9, 10],
  ]);
  p.data[ARRANGEMENT] = 0;
  // The same list, not another one: searches ask thousands of times.
  expect(neighbourSlots(p)).toBe(stops[0]);
});

test('nothing lies around a room that is out of the labyrinth', () => {
  const p = newGame({ scenario: 'pyramid-4' }, 'up');
  expect(neighbourSlots(p)[0].length).toBeGreaterThan(0);
  p.data[ARRANGEMENT] = 1;
  expect(neighbourSlots(p)[0]).toEqual([]);
  expect(neighbourSlots(p).some((beside) => beside.includes(0))).toBe(false);
});

test('a room that is out touches nothing, not even what lies in the corner where the table begins', () => {
  const { layout } = mixedGame;
  const last = layout.slots.length - 1;
  const scenario = { ...mixedGame, id: 'lifted', layout: { ...layout, arrangements: [{ [last]: null }] } };
  const p = new Position(compileRuleset(scenario, { scenario: scenario.id }));
  p.data[ARRANGEMENT] = 1;
  expect([0, 1, 2, 3].flatMap((direction) => slotsBeside(p, last, direction))).toEqual([]);
});
