/**
 * Where the squares of the turned table stand on a small sheet, from left to right.
 *
 * A square has two characters, as a name needs them. A labyrinth too long for that gives one character to most rows of
 * squares, and two to those in which most names find a place: in a zone it does not matter on which of its squares.
 */
import { type Place, placeIn, sizeOf, type Square, squaresOf, ZONE_ICONS } from '@dungeon-twister/rules';
import { lineSquares } from './board-squares.ts';
import { knownPieces, type Perspective } from './perspective.ts';
import { tokensOf } from './tokens.ts';

export const COMPACT_WIDTH = 79;

const NARROW = 1;
const WIDE = 2;
const EDGE = 1;

export interface Columns {
  /** The column of the edge left of a row of squares. */
  readonly left: (y: number) => number;
  /** Characters inside a square. */
  readonly inside: (y: number) => number;
}

export function columnsFor(perspective: Perspective): Columns {
  const { height } = sizeOf(perspective.chart);
  // The letters of the columns; zones have none.
  const rim = perspective.ruleset.layout.zones > 0 ? 0 : 1;
  const spare = COMPACT_WIDTH - rim - height * (NARROW + EDGE);
  const wide = spare >= height ? null : rowsForNames(perspective, Math.max(0, spare));
  const inside = (y: number): number => (wide === null || wide.has(y) ? WIDE : NARROW);
  // The last row is the leftmost.
  const lefts = Array<number>(height).fill(rim);
  for (let y = height - 2; y >= 0; y--) lefts[y] = (lefts[y + 1] ?? 0) + inside(y + 1) + EDGE;
  return { left: (y) => lefts[y] ?? 0, inside };
}

/** So many names want to be written on any of these squares. */
interface Wish {
  readonly squares: readonly Square[];
  readonly names: number;
  readonly weight: number;
}

/** Those who stand before the rooms have no other square; the colour of a gear is missed less than somebody’s name. */
const WEIGHTS = { line: 1000, piece: 10, gear: 1 };

const GEAR_ZONE = ZONE_ICONS.indexOf('G');

function wishesOf(perspective: Perspective): Wish[] {
  const { ruleset, chart } = perspective;
  const names = new Map<Place, number>();
  for (const place of [
    ...tokensOf(ruleset, knownPieces(perspective)).map(([at]) => at),
    ...perspective.veiled.map(({ place: at }) => at),
  ])
    names.set(place, (names.get(place) ?? 0) + 1);
  const gears = ruleset.layout.zones > 0 ? [...chart.rooms.keys()].filter((slot) => chart.rooms[slot]) : [];
  return [
    ...lineSquares(chart).map(({ square }) => ({ squares: [square], names: 1, weight: WEIGHTS.line })),
    ...[...names].map(([place, here]) => ({
      squares: squaresOf(chart, place),
      names: here,
      weight: WEIGHTS.piece,
    })),
    ...gears.map((slot) => ({
      squares: squaresOf(chart, placeIn(slot, GEAR_ZONE)),
      names: 1,
      weight: WEIGHTS.gear,
    })),
  ];
}

/** One row after the other: always that which helps most. */
function rowsForNames(perspective: Perspective, most: number): ReadonlySet<number> {
  const wishes = wishesOf(perspective);
  const rows = [...Array(sizeOf(perspective.chart).height).keys()];
  const wide = new Set<number>();
  const worth = (y: number): number =>
    wishes.reduce((sum, { squares, names, weight }) => {
      const written = squares.filter((square) => wide.has(square.y)).length;
      const more = squares.filter((square) => square.y === y).length;
      return sum + weight * (Math.min(names, written + more) - Math.min(names, written));
    }, 0);
  // Where it does not matter, far from the others: a hidden room has words to write too.
  const distance = (y: number): number => Math.min(...[...wide].map((other) => Math.abs(other - y)));
  while (wide.size < most) {
    const [best] = rows
      .filter((y) => !wide.has(y))
      .map((y) => ({ y, worth: worth(y), distance: distance(y) }))
      .sort((a, b) => b.worth - a.worth || b.distance - a.distance);
    if (!best) break;
    wide.add(best.y);
  }
  return wide;
}
