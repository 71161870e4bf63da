import { describe, expect, test } from 'vitest';
import { BASE_TEAM } from '../../src/editions/base.ts';
import { AS_RULED } from '../../src/editions/board-edition.ts';
import { crossing as crossingGame } from '../../src/editions/multiplayer/crossing.ts';
import { ELEVATOR_SLOT, elevator as elevatorGame } from '../../src/editions/multiplayer/elevator.ts';
import { exitsForFour, exitsForThree } from '../../src/editions/multiplayer/wheres-the-exit.ts';
import { murderParty } from '../../src/editions/multiplayer/murder.ts';
import { pyramidForFour, pyramidForThree } from '../../src/editions/multiplayer/pyramid.ts';
import { race as raceGame } from '../../src/editions/multiplayer/race.ts';
import { PLUS as plus, TEE as tee } from '../../src/editions/multiplayer/standard.ts';
import { surpriseParty } from '../../src/editions/multiplayer/surprise.ts';
import {
  type Arrangement,
  buildLayout,
  type Layout,
  type LayoutPlan,
  type SlotPlan,
} from '../../src/map/layout.ts';
import { COLOURS, DIRECTIONS } from '../../src/vocabulary.ts';

const { layout: crossing } = crossingGame;
const { layout: elevator } = elevatorGame;
const { layout: race } = raceGame;
const { layout: murder } = murderParty;
const { layout: surprise } = surpriseParty;
const { layout: pyramidOfFour } = pyramidForFour;
const { layout: pyramidOfThree } = pyramidForThree;
const literalPyramid =
  pyramidForThree.planFor?.({ ...AS_RULED, pyramidStarters: 3 }).layout ?? pyramidOfThree;
const { layout: exitsOfFour } = exitsForFour;
const { layout: exitsOfThree } = exitsForThree;

const MAPS: Readonly<Record<string, LayoutPlan>> = {
  plus,
  tee,
  crossing,
  'the pyramid of four': pyramidOfFour,
  'the pyramid of three': pyramidOfThree,
  'the literal pyramid of three': literalPyramid,
  race,
  elevator,
  'the exits of four': exitsOfFour,
  'the exits of three': exitsOfThree,
  murder,
  surprise,
};

const CHARACTERS = BASE_TEAM.characters.length;
const OBJECTS = BASE_TEAM.objects.length;

const build = (plan: LayoutPlan): Layout =>
  buildLayout(plan, (owner) => (owner === null ? -1 : COLOURS.indexOf(owner)));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Places for tokens in all rooms, or in those for one kind. */
const places = ({ slots }: LayoutPlan, kind?: 'any' | 'characters' | 'objects'): number =>
  sum(
    slots.filter(({ kinds = 'any' }) => kind === undefined || kinds === kind).map(({ capacity }) => capacity),
  );
const dots = ({ lines }: LayoutPlan): number => sum(lines.map((line) => line.dots.length));

/** The rooms of a map by rows, from the top. */
const byRows = ({ slots }: LayoutPlan): SlotPlan[][] =>
  [...new Set(slots.map(({ y }) => y))]
    .sort((a, b) => a - b)
    .map((row) => slots.filter(({ y }) => y === row).sort((a, b) => a.x - b.x));

/** Room capacities row by row from the top, as the ledger writes them. */
const rows = (plan: LayoutPlan): string =>
  byRows(plan)
    .map((row) => row.map(({ capacity }) => capacity).join(' '))
    .join(' / ');

/** Where each row of rooms begins, from the top. */
const starts = (plan: LayoutPlan): number[] => byRows(plan).map(([first]) => first.x);

/** What lies beside a cell of the grid: north, east, south, west. */
function beside({ grid, width }: Arrangement, cell: number): number[] {
  return [-width, 1, width, -1].map((step) => grid[cell + step]);
}
const slotOn = (layout: Layout, square: number): number | null =>
  square >= 0 && square < layout.linesFrom ? Math.floor(square / 25) : null;

/** On which side of a line its rooms lie, and the slots along it, one for each square. */
function along(layout: Layout, line: number): [string, number[]] {
  const [arrangement] = layout.arrangements;
  const { firstSquare } = layout.lines[line];
  const from = firstSquare - layout.linesFrom;
  const cells = [...arrangement.lineAt].slice(from, from + layout.plan.lines[line].length);
  const touched = cells.map((cell) =>
    beside(arrangement, cell).flatMap((square, direction) => {
      const slot = slotOn(layout, square);
      return slot === null ? [] : [{ side: DIRECTIONS[direction], slot }];
    }),
  );
  for (const rooms of touched) expect(rooms).toHaveLength(1);
  const sides = new Set(touched.map(([room]) => room.side));
  expect(sides.size).toBe(1);
  return [[...sides][0], touched.map(([room]) => room.slot)];
}

/** The same with every room named once; each is met by its five squares. */
function roomsAlong(plan: LayoutPlan): string[] {
  const layout = build(plan);
  return plan.lines.map((_, line) => {
    const [side, slots] = along(layout, line);
    const rooms = [...new Set(slots)];
    expect(slots).toEqual(rooms.flatMap((slot) => Array.from({ length: 5 }, () => slot)));
    return `${side} ${rooms.join(' ')}`;
  });
}

/** How many squares of a room lie against each neighbour in a direction: `[slot, squares]`, in order. */
function against(layout: Layout, slot: number, direction: number, arrangement = 0): [number, number][] {
  const place = layout.arrangements[arrangement];
  const counts = new Map<number, number>();
  for (let cell = 0; cell < 25; cell++) {
    const at = place.slotAt[slot] + Math.floor(cell / 5) * place.width + (cell % 5);
    const other = slotOn(layout, beside(place, at)[direction]);
    if (other !== null && other !== slot) counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  return [...counts];
}
const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];

/** The rooms to which one gets from this one, never through the one that is left out. */
function connected(layout: Layout, from: number, without = -1): number[] {
  const found = new Set([from]);
  for (const slot of found)
    for (const direction of [NORTH, EAST, SOUTH, WEST])
      for (const [other] of against(layout, slot, direction)) if (other !== without) found.add(other);
  return [...found].sort((a, b) => a - b);
}

/** Which lines touch each other, edge to edge or only at a corner. */
function touchingLines(plan: LayoutPlan, how: 'edge' | 'corner'): string[] {
  const layout = build(plan);
  const [{ grid, lineAt, width }] = layout.arrangements;
  const steps = how === 'edge' ? [1, width] : [width - 1, width + 1];
  const pairs = new Set<string>();
  lineAt.forEach((cell, i) => {
    for (const step of [...steps, ...steps.map((forward) => -forward)]) {
      const other = grid[cell + step];
      if (other < layout.linesFrom) continue;
      const [a, b] = [layout.lineOfSquare[i], layout.lineOfSquare[other - layout.linesFrom]];
      if (a < b) pairs.add(`${a}-${b}`);
    }
  });
  return [...pairs].sort();
}

type Turn = (x: number, y: number) => readonly [number, number];

/** Every square of a map with what it is: a room that takes this, or a line, with or without a dot. */
function squares({ slots, lines }: LayoutPlan): Map<string, string> {
  const marks = new Map<string, string>();
  for (const { x, y, capacity, kinds = 'any' } of slots)
    for (let cell = 0; cell < 25; cell++)
      marks.set(`${x + (cell % 5)},${y + Math.floor(cell / 5)}`, `${capacity} ${kinds}`);
  for (const { x, y, runs, length, dots: on, use = 'start' } of lines)
    for (let i = 0; i < length; i++)
      marks.set(
        runs === 'east' ? `${x + i},${y}` : `${x},${y + i}`,
        on.includes(i) ? `${use} with a dot` : use,
      );
  return marks;
}

/** Whether a map looks the same after a turn, or in a mirror. */
function looksTheSame(plan: LayoutPlan, turn: Turn): boolean {
  const before = squares(plan);
  return [...before].every(([at, mark]) => {
    const [x, y] = at.split(',').map(Number);
    return before.get(turn(x, y).join()) === mark;
  });
}
/** Turns of a map that is so many squares wide and high, without its lines. */
const quarterTurn =
  (side: number): Turn =>
  (x, y) => [side - 1 - y, x];
const halfTurn =
  (width: number, height: number): Turn =>
  (x, y) => [width - 1 - x, height - 1 - y];
const mirror =
  (width: number): Turn =>
  (x, y) => [width - 1 - x, y];

/** Onto whose line a half turn brings each line. */
function facing({ lines }: LayoutPlan, width: number, height: number): string[] {
  const turn = halfTurn(width, height);
  return lines.map(({ x, y, runs, length, owner }) => {
    const last: [number, number] = runs === 'east' ? [x + length - 1, y] : [x, y + length - 1];
    const at = turn(...last).join();
    const other = lines.find((line) => `${line.x},${line.y}` === at && line.runs === runs);
    return `${owner} ${other?.owner}`;
  });
}
const PARTNERS = ['blue yellow', 'red green', 'yellow blue', 'green red'];

describe('all maps', () => {
  test.each(Object.entries(MAPS))('%s: nothing lies over anything else, at any stop', (_name, plan) => {
    const layout = build(plan);
    for (const { grid, slotAt } of layout.arrangements) {
      const laid = [...slotAt].filter((cell) => cell >= 0).length;
      const filled = grid.filter((square) => square >= 0).length;
      expect(filled).toBe(laid * 25 + sum(plan.lines.map(({ length }) => length)));
    }
  });

  test.each(Object.entries(MAPS))('%s: all rooms hang together', (_name, plan) => {
    expect(connected(build(plan), 0)).toEqual(plan.slots.map((_, slot) => slot));
  });

  test.each(Object.entries(MAPS))('%s: a room without places asks for no kind', (_name, plan) => {
    const empty = plan.slots.filter(({ capacity }) => capacity === 0);
    expect(empty.filter(({ kinds = 'any' }) => kinds !== 'any')).toEqual([]);
  });

  test.each(Object.entries(MAPS))(
    '[MP-MAP-16] %s: the dots of a long line are its squares 2, 4, 7 and 9',
    (_name, plan) => {
      for (const line of plan.lines)
        expect(line.dots.map((dot) => dot + 1)).toEqual(line.length === 10 ? [2, 4, 7, 9] : []);
      expect(dots(plan) / 4).toBe(plan.lines.filter(({ use = 'start' }) => use === 'start').length);
    },
  );

  test('[MP-RULING-22] where lines touch each other: edge to edge, at a corner, or not at all', () => {
    const touching = Object.fromEntries(
      Object.entries(MAPS).map(([name, plan]) => [
        name,
        { edge: touchingLines(plan, 'edge'), corner: touchingLines(plan, 'corner') },
      ]),
    );
    const apart = { edge: [], corner: [] };
    expect(touching).toEqual({
      plus: apart,
      tee: apart,
      crossing: apart,
      'the pyramid of four': { edge: ['0-1', '1-2'], corner: [] },
      'the pyramid of three': { edge: ['0-1', '1-2'], corner: [] },
      'the literal pyramid of three': { edge: ['0-1', '1-2'], corner: [] },
      race: { edge: ['0-1', '4-5'], corner: ['0-2', '1-3'] },
      elevator: apart,
      'the exits of four': { edge: ['0-6', '1-7', '2-4', '3-5'], corner: [] },
      'the exits of three': { edge: ['0-6', '1-7', '2-4', '3-5'], corner: [] },
      murder: apart,
      surprise: apart,
    });
  });
});

describe('the standard maps', () => {
  test('[MP-MAP-1] four players: 40 tokens for 12 rooms in a plus, lines on its four ends', () => {
    expect(rows(plus)).toBe('3 3 / 3 4 4 3 / 3 4 4 3 / 3 3');
    expect(starts(plus)).toEqual([5, 0, 0, 5]);
    expect(plus.slots).toHaveLength(12);
    expect(places(plus, 'any')).toBe(40);
    expect(4 * (CHARACTERS + OBJECTS) - dots(plus)).toBe(40);
    expect(dots(plus)).toBe(16);
    expect(roomsAlong(plus)).toEqual(['north 10 11', 'east 2 6', 'south 0 1', 'west 5 9']);
    expect(plus.lines.map(({ owner }) => owner)).toEqual(['blue', 'red', 'yellow', 'green']);
    expect(looksTheSame(plus, quarterTurn(20))).toBe(true);
    expect(facing(plus, 20, 20)).toEqual(PARTNERS);
  });

  test('[MP-MAP-2] three players: 30 tokens for 12 rooms in a T, lines on its three ends', () => {
    expect(rows(tee)).toBe('2 3 3 2 / 2 3 3 2 / 3 3 / 2 2');
    expect(starts(tee)).toEqual([0, 0, 5, 5]);
    expect(tee.slots).toHaveLength(12);
    expect(places(tee, 'any')).toBe(30);
    expect(3 * (CHARACTERS + OBJECTS) - dots(tee)).toBe(30);
    expect(dots(tee)).toBe(12);
    expect(roomsAlong(tee)).toEqual(['north 10 11', 'east 0 4', 'west 3 7']);
    expect(tee.lines.map(({ owner }) => owner)).toEqual(['blue', 'red', 'green']);
    expect(looksTheSame(tee, mirror(20))).toBe(true);
    expect(looksTheSame(tee, halfTurn(20, 20))).toBe(false);
  });
});

describe('Crossing', () => {
  test('[MP-MAP-3] the rooms that the tokens need are all sixteen with four players only', () => {
    const forCharacters = crossing.slots.filter(({ kinds }) => kinds === 'characters');
    const forObjects = crossing.slots.filter(({ kinds }) => kinds === 'objects');
    expect([forCharacters.length, forObjects.length]).toEqual([8, 8]);
    const needed = (players: number): number[] => [
      (players * (CHARACTERS - 4)) / forCharacters[0].capacity,
      (players * OBJECTS) / forObjects[0].capacity,
    ];
    expect(needed(4)).toEqual([8, 8]);
    expect(needed(3)).toEqual([6, 6]);
    expect([2, 3, 4, 5].filter((players) => sum(needed(players)) === crossing.slots.length)).toEqual([4]);
  });

  test('[MP-MAP-4] a square with characters in its edge rooms and objects in centre and corners', () => {
    expect(rows(crossing)).toBe('3 2 2 3 / 2 3 3 2 / 2 3 3 2 / 3 2 2 3');
    expect(starts(crossing)).toEqual([0, 0, 0, 0]);
    for (const { capacity, kinds } of crossing.slots)
      expect(kinds).toBe(capacity === 2 ? 'characters' : 'objects');
    expect([places(crossing, 'characters'), places(crossing, 'objects'), places(crossing)]).toEqual([
      16, 24, 40,
    ]);
    expect(roomsAlong(crossing)).toEqual(['north 13 14', 'east 4 8', 'south 1 2', 'west 7 11']);
    expect(looksTheSame(crossing, quarterTurn(20))).toBe(true);
    expect(looksTheSame(crossing, mirror(20))).toBe(true);
    expect(facing(crossing, 20, 20)).toEqual(PARTNERS);
  });
});

/** All ways to share out objects evenly: as many in each of the five rooms, as many in each of the four. */
const shares = (objects: number): number[][] =>
  Array.from({ length: objects + 1 }, (_, a) => [a, (objects - 5 * a) / 4]).filter(
    ([, b]) => b >= 0 && Number.isInteger(b),
  );

/** Places on the levels 2 to 5. */
const perLevel = (plan: LayoutPlan): number[] =>
  [2, 3, 4, 5].map((level) => sum(plan.slots.filter((s) => s.level === level).map((s) => s.capacity)));

/** What lies on a grid, from the north-west. */
const inPlay = ({ grid }: Arrangement): number[] => [...grid].filter((square) => square >= 0);

describe('the Pyramid', () => {
  const four = pyramidOfFour;
  const three = pyramidOfThree;
  const literal = literalPyramid;
  const TAKEN = 6;
  const layout = build(four);

  test('[MP-MAP-5] four players: twelve on three lines, twelve characters and 24 objects above', () => {
    expect(rows(four)).toBe('1 / 2 2 2 2 / 3 3 3 3 3 / 2 2 2 2 2 2');
    expect(dots(four)).toBe(4 * 3);
    expect(sum(four.lines.map(({ length }) => length))).toBe(30);
    expect(roomsAlong(four)).toEqual(['north 10 11', 'north 12 13', 'north 14 15']);
    expect(shares(4 * OBJECTS - 1)).toEqual([[3, 2]]);
    expect(perLevel(four)).toEqual([12, 15, 8, 1]);
    expect(places(four, 'characters')).toBe(4 * TAKEN - dots(four));
    expect(places(four, 'objects')).toBe(4 * OBJECTS);
    expect(places(four)).toBe(36);
    for (const { level, kinds } of four.slots) expect(kinds).toBe(level === 2 ? 'characters' : 'objects');
    expect(four.lines.map(({ owner }) => owner)).toEqual([null, null, null]);
  });

  test('[MP-MAP-6] the room on top lies two squares over the second room below and three over the third', () => {
    expect(against(layout, 0, SOUTH)).toEqual([
      [2, 2],
      [3, 3],
    ]);
    expect(against(layout, 2, NORTH)).toEqual([[0, 2]]);
    expect(against(layout, 3, NORTH)).toEqual([[0, 3]]);
    expect(four.slots[0].level).toBe(5);
    expect(four.slots.flatMap(({ level }, slot) => (level === 4 ? [slot] : []))).toEqual([1, 2, 3, 4]);
  });

  test('[MP-MAP-6] the joints between the levels alternate, and level 4 is over the middle of level 2', () => {
    expect(starts(four)).toEqual([13, 5, 3, 0]);
    const squaresBelow = (level: number): string[] =>
      four.slots.flatMap((slot, index) =>
        slot.level === level ? [against(layout, index, SOUTH).join(' ')] : [],
      );
    expect(squaresBelow(4)).toEqual(['5,3 6,2', '6,3 7,2', '7,3 8,2', '8,3 9,2']);
    expect(squaresBelow(3)).toEqual(['10,2 11,3', '11,2 12,3', '12,2 13,3', '13,2 14,3', '14,2 15,3']);
    const ends = (level: number): number[] => {
      const xs = four.slots.filter((slot) => slot.level === level).map(({ x }) => x);
      return [Math.min(...xs), Math.max(...xs) + 5];
    };
    expect(ends(4)).toEqual([5, 25]);
    expect(ends(2)).toEqual([0, 30]);
    expect(sum(ends(4))).toBe(sum(ends(2)));
  });

  test('in the other arrangement the room on top is away and everything else stays', () => {
    const [down, up] = layout.arrangements;
    expect(layout.arrangements).toHaveLength(2);
    expect(up.slotAt[0]).toBe(-1);
    expect(inPlay(up)).toEqual(inPlay(down).filter((square) => square >= 25));
    expect(against(layout, 2, NORTH, 1)).toEqual([]);
  });

  test('[MP-MAP-7] three players: 6 characters and 18 objects, nothing on top', () => {
    expect(rows(three)).toBe('0 / 2 2 2 2 / 2 2 2 2 2 / 1 1 1 1 1 1');
    expect(shares(3 * OBJECTS)).toEqual([[2, 2]]);
    expect(perLevel(three)).toEqual([6, 10, 8, 0]);
    expect(dots(three)).toBe(3 * 4);
    expect(places(three, 'characters')).toBe(3 * (TAKEN - 4));
    expect(places(three, 'objects')).toBe(3 * OBJECTS);
    expect(places(three)).toBe(24);
    expect(three.slots[0].kinds).toBe('any');
    expect(three.slots.map(({ x, y, level }) => [x, y, level])).toEqual(
      four.slots.map(({ x, y, level }) => [x, y, level]),
    );
    expect(three.lines).toEqual(four.lines);
  });

  test('three of each on the lines leave nine for level 2', () => {
    expect(rows(literal)).toBe('0 / 2 2 2 2 / 2 2 2 2 2 / 1 2 1 2 1 2');
    expect(places(literal, 'characters')).toBe(3 * (TAKEN - 3));
    expect(places(literal, 'objects')).toBe(3 * OBJECTS);
    expect(literal.slots[0]).toEqual(three.slots[0]);
  });

  test('[MP-RULING-22] the three lines are one strip of thirty squares', () => {
    const [{ grid, lineAt }] = layout.arrangements;
    const [first] = lineAt;
    expect([...lineAt]).toEqual(Array.from({ length: 30 }, (_, i) => first + i));
    expect(lineAt.map((cell) => grid[cell])).toEqual(lineAt.map((_, i) => layout.linesFrom + i));
  });
});

describe('the race', () => {
  test('[MP-MAP-8] 27 tokens for 28 places in a base and a neck', () => {
    expect(rows(race)).toBe('0 0 / 0 0 / 2 2 / 3 3 3 3 / 3 3 3 3');
    expect(starts(race)).toEqual([5, 5, 5, 0, 0]);
    expect(race.slots).toHaveLength(14);
    expect(places(race)).toBe(28);
    expect(3 * (CHARACTERS + OBJECTS) - 3 * 5).toBe(places(race) - 1);
    expect(dots(race)).toBe(3 * 5 + 1);
    for (const { capacity, kinds = 'any' } of race.slots)
      expect(kinds).toBe(capacity === 2 ? 'objects' : 'any');
  });

  test('[MP-MAP-8] long lines left, right and twice below; two small ones over the whole top', () => {
    expect(roomsAlong(race)).toEqual([
      'north 10 11',
      'north 12 13',
      'east 6 10',
      'west 9 13',
      'south 0',
      'south 1',
    ]);
    expect(race.lines.map(({ owner, use = 'start' }) => `${owner} ${use}`)).toEqual([
      'null start',
      'null start',
      'null start',
      'null start',
      'null finish',
      'null finish',
    ]);
    expect(looksTheSame(race, mirror(20))).toBe(true);
  });

  test('[MP-RULING-22] the two lower lines meet edge to edge, the others only at their corners', () => {
    const layout = build(race);
    const [{ grid, lineAt, width }] = layout.arrangements;
    // Lines 0 and 1 lie below; line 2 ends above the first square of line 0, one column to the west.
    expect(lineAt[10] - lineAt[9]).toBe(1);
    expect(lineAt[0] - lineAt[29]).toBe(width + 1);
    expect(beside(layout.arrangements[0], lineAt[0])).not.toContain(layout.linesFrom + 29);
    expect(grid[lineAt[29]]).toBe(layout.linesFrom + 29);
  });
});

describe('the Elevator', () => {
  const layout = build(elevator);

  test('[MP-MAP-9] 12 rooms of 3 and the Elevator with 4 hold 40 tokens; 13 rooms leave one without a twin', () => {
    expect(elevator.slots).toHaveLength(13);
    expect(elevator.slots.slice(0, ELEVATOR_SLOT).map(({ capacity }) => capacity)).toEqual(
      Array.from({ length: 12 }, () => 3),
    );
    expect(elevator.slots[ELEVATOR_SLOT]).toEqual({ x: 10, y: 5, capacity: 4, kinds: 'objects' });
    expect([places(elevator, 'any'), places(elevator, 'objects')]).toEqual([36, 4]);
    expect(4 * (CHARACTERS + OBJECTS) - dots(elevator)).toBe(places(elevator));
    // Pair 3, one room 1, and five of the six other pairs.
    expect(elevator.slots.length).toBe(2 + 1 + 5 * 2);
  });

  test('[MP-MAP-10] the Elevator stops in the middle, at the top and at the bottom, between two rooms each', () => {
    const stops = layout.arrangements.map((_, stop) =>
      [NORTH, EAST, SOUTH, WEST].map((direction) =>
        against(layout, ELEVATOR_SLOT, direction, stop).join(' '),
      ),
    );
    expect(stops).toEqual([
      ['', '6,5', '', '5,5'],
      ['', '2,5', '', '1,5'],
      ['', '10,5', '', '9,5'],
    ]);
    const lifted = (square: number): boolean => slotOn(layout, square) === ELEVATOR_SLOT;
    for (const { grid } of layout.arrangements) expect(grid.filter(lifted)).toHaveLength(25);
  });

  test('[MP-MAP-10] two halves of two by three rooms, joined by nothing else; partners at diagonal ends', () => {
    const left = [0, 1, 4, 5, 8, 9];
    const right = [2, 3, 6, 7, 10, 11];
    expect(connected(layout, 0, ELEVATOR_SLOT)).toEqual(left);
    expect(connected(layout, 2, ELEVATOR_SLOT)).toEqual(right);
    expect(left.map((slot) => [elevator.slots[slot].x, elevator.slots[slot].y])).toEqual([
      [0, 0],
      [5, 0],
      [0, 5],
      [5, 5],
      [0, 10],
      [5, 10],
    ]);
    expect(roomsAlong(elevator)).toEqual(['north 8 9', 'south 0 1', 'south 2 3', 'north 10 11']);
    expect(elevator.lines.map(({ owner }) => owner)).toEqual(['blue', 'red', 'yellow', 'green']);
    expect(facing(elevator, 25, 15)).toEqual(PARTNERS);
    const half = (line: number): string => (left.includes(along(layout, line)[1][0]) ? 'left' : 'right');
    expect([0, 1, 2, 3].map(half)).toEqual(['left', 'left', 'right', 'right']);
    expect(looksTheSame(elevator, halfTurn(25, 15))).toBe(true);
    expect(looksTheSame(elevator, mirror(25))).toBe(true);
  });
});

describe("Where's the exit?", () => {
  const four = exitsOfFour;
  const three = exitsOfThree;

  test('[MP-MAP-11] four players: 40 tokens for 16 rooms', () => {
    expect(rows(four)).toBe('3 2 2 3 / 2 3 3 2 / 2 3 3 2 / 3 2 2 3');
    expect(starts(four)).toEqual([0, 0, 0, 0]);
    expect(places(four, 'any')).toBe(40);
    expect(dots(four)).toBe(4 * 4);
    expect(4 * (CHARACTERS + OBJECTS) - dots(four)).toBe(places(four));
  });

  test('[MP-MAP-12] three players: 27 tokens for 28 places', () => {
    expect(rows(three)).toBe('1 2 2 1 / 2 2 2 2 / 2 2 2 2 / 1 2 2 1');
    expect(places(three, 'any')).toBe(28);
    expect(dots(three)).toBe(3 * 5 + 1);
    expect(3 * (CHARACTERS + OBJECTS) - 3 * 5).toBe(places(three) - 1);
    expect(three.lines).toEqual(four.lines);
    expect(three.slots.map(({ x, y }) => [x, y])).toEqual(four.slots.map(({ x, y }) => [x, y]));
  });

  test('[MP-MAP-13] long lines on the sides, small ones on the corner rooms like a pinwheel', () => {
    expect(roomsAlong(four)).toEqual([
      'north 13 14',
      'east 4 8',
      'south 1 2',
      'west 7 11',
      'south 3',
      'west 15',
      'north 12',
      'east 0',
    ]);
    expect(four.lines.map(({ owner, use = 'start' }) => `${owner} ${use}`)).toEqual([
      ...Array.from({ length: 4 }, () => 'null start'),
      ...Array.from({ length: 4 }, () => 'null dealt'),
    ]);
    expect(looksTheSame(four, quarterTurn(20))).toBe(true);
    expect(looksTheSame(four, mirror(20))).toBe(false);
  });
});

describe('Friendly murder party', () => {
  test('[MP-MAP-14] 16 objects on the edges, 16 characters in the centre, nothing in the corners', () => {
    expect(rows(murder)).toBe('0 2 2 0 / 2 4 4 2 / 2 4 4 2 / 0 2 2 0');
    expect(starts(murder)).toEqual([0, 0, 0, 0]);
    // Fireball wand and Treasure stay out.
    expect(places(murder, 'objects')).toBe(4 * (OBJECTS - 2));
    expect(places(murder, 'characters')).toBe(4 * CHARACTERS - dots(murder));
    expect([places(murder, 'objects'), places(murder, 'characters'), places(murder)]).toEqual([16, 16, 32]);
    for (const { capacity, kinds = 'any' } of murder.slots)
      expect(kinds).toBe({ 0: 'any', 2: 'objects', 4: 'characters' }[capacity]);
    expect(roomsAlong(murder)).toEqual(['north 13 14', 'east 4 8', 'south 1 2', 'west 7 11']);
    expect(looksTheSame(murder, quarterTurn(20))).toBe(true);
    expect(facing(murder, 20, 20)).toEqual(PARTNERS);
  });

  test('[MP-MAP-14] without its corners it is the plus', () => {
    const inner = murder.slots.filter(({ capacity }) => capacity > 0);
    expect(inner.map(({ x, y }) => [x, y])).toEqual(plus.slots.map(({ x, y }) => [x, y]));
    expect(murder.lines).toEqual(plus.lines);
  });
});

describe('A surprise party!', () => {
  test('[MP-MAP-15] 40 tokens, four in each of ten rooms in rows of 3, 4 and 3', () => {
    expect(rows(surprise)).toBe('4 4 4 / 4 4 4 4 / 4 4 4');
    expect(starts(surprise)).toEqual([0, 0, 5]);
    expect(surprise.slots).toHaveLength(10);
    expect(places(surprise, 'any')).toBe(40);
    expect(4 * (CHARACTERS + OBJECTS) - dots(surprise)).toBe(40);
  });

  test('[MP-MAP-15] the same after a half turn, one line on each side, allies opposite', () => {
    expect(roomsAlong(surprise)).toEqual(['north 7 8', 'east 0 3', 'south 1 2', 'west 6 9']);
    expect(looksTheSame(surprise, halfTurn(20, 15))).toBe(true);
    expect(looksTheSame(surprise, mirror(20))).toBe(false);
    expect(surprise.lines.map(({ owner }) => owner)).toEqual(['blue', 'red', 'yellow', 'green']);
    expect(facing(surprise, 20, 15)).toEqual(PARTNERS);
  });
});
