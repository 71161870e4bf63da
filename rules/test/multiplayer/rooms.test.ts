import { describe, expect, test } from 'vitest';
import { room10Ccw, room10Cw } from '../../src/content/rooms/pair-10.ts';
import { room11Ccw, room11Cw } from '../../src/content/rooms/pair-11.ts';
import { room12Ccw, room12Cw } from '../../src/content/rooms/pair-12.ts';
import { room9Ccw, room9Cw } from '../../src/content/rooms/pair-9.ts';
import { BASE_ROOMS } from '../../src/editions/base.ts';
import { PRISON_ROOMS } from '../../src/editions/prison.ts';
import type { Room } from '../../src/map/read-room-drawing.ts';
import { CELL_OF, directionOnTable } from '../../src/map/rotation.ts';
import { GEAR, OPEN, PIT, PORTCULLIS, SLIT, WALL } from '../../src/vocabulary.ts';

const OUR_ROOMS = [room9Cw, room9Ccw, room10Cw, room10Ccw, room11Cw, room11Ccw, room12Cw, room12Ccw];

const SQUARES = Array.from({ length: 25 }, (_, square) => square);
const DIRECTIONS = [0, 1, 2, 3];
const OUTSIDE = -1;
const EAST_OR_WEST = 1;

/** The next square in a direction, or OUTSIDE. */
function beyond(square: number, direction: number): number {
  const x = (square % 5) + [0, 1, 0, -1][direction];
  const y = Math.floor(square / 5) + [-1, 0, 1, 0][direction];
  return x < 0 || y < 0 || x > 4 || y > 4 ? OUTSIDE : y * 5 + x;
}
const edgeOf = (room: Room, square: number, direction: number): number => room.edges[square * 4 + direction];
const countSquares = (room: Room, kind: number): number =>
  room.squares.filter((square) => square === kind).length;

/** Every edge once: those of the border, and those between two squares. */
function edges(room: Room, where: 'border' | 'inside'): number[] {
  return SQUARES.flatMap((square) =>
    DIRECTIONS.filter((direction) => {
      const next = beyond(square, direction);
      return where === 'border' ? next === OUTSIDE : next > square;
    }).map((direction) => edgeOf(room, square, direction)),
  );
}
const countEdges = (room: Room, where: 'border' | 'inside', kind: number): number =>
  edges(room, where).filter((edge) => edge === kind).length;

/** The edges of one side of the room. */
const sideOf = (room: Room, direction: number): { square: number; edge: number }[] =>
  SQUARES.filter((square) => beyond(square, direction) === OUTSIDE).map((square) => ({
    square,
    edge: edgeOf(room, square, direction),
  }));
const opensPerSide = (room: Room): number[] =>
  DIRECTIONS.map((direction) => sideOf(room, direction).filter(({ edge }) => edge === OPEN).length);

/** What a walker may use: without anything, neither gates nor pits. */
interface Means {
  readonly gates?: boolean;
  readonly pits?: boolean;
}
const passes = (edge: number, { gates = false }: Means): boolean =>
  edge === OPEN || (gates && edge === PORTCULLIS);
const bears = (room: Room, square: number, { pits = false }: Means): boolean =>
  pits || room.squares[square] !== PIT;

/** How many steps from these squares to every square that can be reached inside the room. */
function stepsFrom(room: Room, starts: readonly number[], means: Means): Map<number, number> {
  const steps = new Map(starts.map((square) => [square, 1]));
  for (const [square, count] of steps)
    for (const direction of DIRECTIONS) {
      const next = beyond(square, direction);
      if (next === OUTSIDE || steps.has(next) || !bears(room, next, means)) continue;
      if (passes(edgeOf(room, square, direction), means)) steps.set(next, count + 1);
    }
  return steps;
}

/** The parts of a room between which nobody can walk, each with the sides to which it opens. */
function areas(room: Room, means: Means): { squares: number[]; sides: number[] }[] {
  const seen = new Set<number>();
  const found: { squares: number[]; sides: number[] }[] = [];
  for (const start of SQUARES) {
    if (seen.has(start) || !bears(room, start, means)) continue;
    const squares = [...stepsFrom(room, [start], means).keys()];
    for (const square of squares) seen.add(square);
    const sides = DIRECTIONS.filter((direction) =>
      sideOf(room, direction).some(({ square, edge }) => squares.includes(square) && passes(edge, means)),
    );
    found.push({ squares, sides });
  }
  return found;
}

/** Of the six pairs of sides, how many can be walked from one to the other. */
function joinedSides(room: Room, means: Means): number {
  const parts = areas(room, means);
  const pairs = DIRECTIONS.flatMap((one) =>
    DIRECTIONS.filter((other) => other > one).map((other) => [one, other]),
  );
  return pairs.filter((pair) => parts.some(({ sides }) => pair.every((side) => sides.includes(side)))).length;
}

/** Steps from outside to the gear through this room alone, for north, east, south and west. */
function stepsToGear(room: Room, means: Means): string {
  const gear = room.squares.indexOf(GEAR);
  return DIRECTIONS.map((direction) => {
    const doors = sideOf(room, direction).filter(
      ({ square, edge }) => passes(edge, means) && bears(room, square, means),
    );
    const steps = stepsFrom(
      room,
      doors.map(({ square }) => square),
      means,
    );
    return steps.get(gear) ?? '-';
  }).join(' ');
}

/** The room turned, and perhaps seen in a mirror, as text. */
function seen(room: Room, turned: number, mirrored: boolean): { edges: string; squares: string } {
  const squares: number[] = [];
  const edges: number[] = [];
  for (const square of SQUARES) {
    const cell = CELL_OF[turned * 25 + square];
    const at = mirrored ? cell - (cell % 5) + 4 - (cell % 5) : cell;
    squares[at] = room.squares[square];
    for (const direction of DIRECTIONS) {
      const turnedTo = directionOnTable(direction, turned);
      const flipped = mirrored && turnedTo % 2 === EAST_OR_WEST ? 4 - turnedTo : turnedTo;
      edges[at * 4 + flipped] = edgeOf(room, square, direction);
    }
  }
  return { edges: edges.join(''), squares: squares.join('') };
}

/** What can be counted in a room without looking at its design. */
const figures = (room: Room): number[] => [
  countEdges(room, 'inside', WALL),
  room.portcullises,
  countEdges(room, 'border', OPEN),
  Math.min(...opensPerSide(room)),
  Math.max(...opensPerSide(room)),
  countSquares(room, PIT),
  areas(room, {}).length,
  areas(room, { gates: true }).length,
];

describe('the rooms 9 to 12', () => {
  test('a room bears the number of its pair and its arrow, and each pair has both arrows', () => {
    expect(OUR_ROOMS.map(({ id }) => id)).toEqual([
      '9cw',
      '9ccw',
      '10cw',
      '10ccw',
      '11cw',
      '11ccw',
      '12cw',
      '12ccw',
    ]);
    for (const room of OUR_ROOMS) expect(room.id).toBe(`${room.pair}${room.arrow}`);
  });

  test.each(OUR_ROOMS)(
    '$id: one gear, one to three pits, one to three portcullises, no arrow-slit',
    (room) => {
      expect(countSquares(room, GEAR)).toBe(1);
      expect([1, 2, 3]).toContain(countSquares(room, PIT));
      expect([1, 2, 3]).toContain(room.portcullises);
      expect([...edges(room, 'inside'), ...edges(room, 'border')]).not.toContain(SLIT);
    },
  );

  test.each(OUR_ROOMS)('$id: no portcullis on the border or at a pit', (room) => {
    expect(edges(room, 'border')).not.toContain(PORTCULLIS);
    const gated = SQUARES.filter((square) =>
      DIRECTIONS.some((direction) => edgeOf(room, square, direction) === PORTCULLIS),
    );
    expect(gated.length).toBeGreaterThan(1);
    expect(gated.filter((square) => room.squares[square] === PIT)).toEqual([]);
  });

  test.each(OUR_ROOMS)('$id: every side has a way in that does not lead onto a pit', (room) => {
    for (const direction of DIRECTIONS) {
      const doors = sideOf(room, direction).filter(
        ({ square, edge }) => edge === OPEN && room.squares[square] !== PIT,
      );
      expect([direction, doors.length]).not.toEqual([direction, 0]);
    }
  });

  test.each(OUR_ROOMS)(
    '$id: every square can be entered from outside while the portcullises are closed',
    (room) => {
      const entered = new Set(
        areas(room, {})
          .filter(({ sides }) => sides.length > 0)
          .flatMap(({ squares }) => squares),
      );
      const atThePit = (square: number): boolean =>
        DIRECTIONS.some((direction) => {
          const next = beyond(square, direction);
          return edgeOf(room, square, direction) === OPEN && (next === OUTSIDE || entered.has(next));
        });
      const shut = SQUARES.filter((square) =>
        room.squares[square] === PIT ? !atThePit(square) : !entered.has(square),
      );
      expect(shut).toEqual([]);
    },
  );

  test.each(OUR_ROOMS)('$id: looks different after every turn', (room) => {
    const views = DIRECTIONS.map((turned) => JSON.stringify(seen(room, turned, false)));
    expect(new Set(views).size).toBe(4);
  });

  test('no two rooms of any box have the same walls, however they are turned or mirrored', () => {
    const rooms = [...BASE_ROOMS, ...PRISON_ROOMS, ...OUR_ROOMS];
    const owner = new Map<string, string>();
    const shared: string[] = [];
    for (const room of rooms) {
      const views = DIRECTIONS.flatMap((turned) => [
        seen(room, turned, false).edges,
        seen(room, turned, true).edges,
      ]);
      for (const view of views) {
        const other = owner.get(view);
        if (other !== undefined && other !== room.id) shared.push(`${other} and ${room.id}`);
        owner.set(view, room.id);
      }
    }
    expect(shared).toEqual([]);
    expect(seen(room9Cw, 0, true)).not.toEqual(seen(room9Cw, 0, false));
    expect(new Set(owner.values()).size).toBe(24);
  });

  test('walls inside and on the border, portcullises and pits of every room', () => {
    const counted = OUR_ROOMS.map((room) =>
      [
        room.id,
        countEdges(room, 'inside', WALL),
        countEdges(room, 'border', WALL),
        room.portcullises,
        countSquares(room, PIT),
      ].join(' '),
    );
    expect(counted).toEqual([
      '9cw 13 9 1 1',
      '9ccw 14 12 2 2',
      '10cw 12 8 2 2',
      '10ccw 14 7 2 2',
      '11cw 14 4 2 3',
      '11ccw 11 8 2 2',
      '12cw 15 11 1 2',
      '12ccw 11 8 2 2',
    ]);
    for (const room of OUR_ROOMS) expect(countEdges(room, 'inside', PORTCULLIS)).toBe(room.portcullises);
  });

  test('the parts of every room, gates closed and open, and the biggest of them', () => {
    const counted = OUR_ROOMS.map((room) => {
      const closed = areas(room, {});
      const biggest = Math.max(...closed.map(({ squares }) => squares.length));
      return [room.id, closed.length, areas(room, { gates: true }).length, biggest].join(' ');
    });
    expect(counted).toEqual([
      '9cw 2 1 15',
      '9ccw 3 2 12',
      '10cw 5 3 7',
      '10ccw 2 1 20',
      '11cw 6 4 6',
      '11ccw 3 1 11',
      '12cw 3 2 9',
      '12ccw 4 2 7',
    ]);
  });

  test('which sides a room joins: gates closed, gates open, gates open and pits crossed', () => {
    const counted = OUR_ROOMS.map((room) =>
      [
        room.id,
        joinedSides(room, {}),
        joinedSides(room, { gates: true }),
        joinedSides(room, { gates: true, pits: true }),
      ].join(' '),
    );
    expect(counted).toEqual([
      '9cw 6 6 6',
      '9ccw 2 4 6',
      '10cw 4 5 6',
      '10ccw 6 6 6',
      '11cw 4 5 6',
      '11ccw 5 6 6',
      '12cw 4 5 6',
      '12ccw 4 6 6',
    ]);
  });

  test('how far the gear is from each side, gates closed and open', () => {
    const measured = OUR_ROOMS.map(
      (room) => `${room.id}: ${stepsToGear(room, {})}, open ${stepsToGear(room, { gates: true })}`,
    );
    expect(measured).toEqual([
      '9cw: - - 4 3, open 12 9 4 3',
      '9ccw: - - - 11, open - 6 8 5',
      '10cw: - - 2 3, open - 6 2 3',
      '10ccw: 6 7 11 7, open 6 7 2 6',
      '11cw: - - 3 -, open - 4 3 5',
      '11ccw: 6 3 2 -, open 6 3 2 7',
      '12cw: - 3 - 4, open 7 3 - 4',
      '12ccw: 4 - - 4, open 4 5 4 4',
    ]);
  });

  test('the figures of our rooms stay within those of the base set', () => {
    const base = BASE_ROOMS.map(figures);
    for (const room of OUR_ROOMS)
      for (const [i, figure] of figures(room).entries()) {
        const column = base.map((row) => row[i]);
        expect([room.id, i, figure >= Math.min(...column), figure <= Math.max(...column)]).toEqual([
          room.id,
          i,
          true,
          true,
        ]);
      }
  });
});
