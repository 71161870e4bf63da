/**
 * How far it is from every square to the way out, as somebody who sees the labyrinth would guess.
 *
 * Walls, slits and closed portcullises are no way; a pit is a detour; behind a hidden room the way goes on somehow.
 */
import {
  type Chart,
  chartOfView,
  PIT,
  placeIn,
  type Ruleset,
  type Seat,
  type Shown,
  sizeOf,
  type Square,
  squareOf,
} from '@dungeon-twister/rules';
import { type Edges, edgesOf } from './edges.ts';
import { AROUND, NO_WAY, PASSABLE, type StepsFrom } from './steps.ts';

const PIT_DETOUR = 10;
/** A room that nobody knows may have to be walked around in. */
const UNKNOWN_DETOUR = 3;

export function stepsOverSquares(ruleset: Ruleset, shown: Shown, seat: Seat): StepsFrom {
  const chart = chartOfView(ruleset, shown);
  const { width, height } = sizeOf(chart);
  const edges = edgesOf(chart, shown);
  const steps = new Float64Array(width * height).fill(NO_WAY);
  const dear = new Uint8Array(width * height);
  const at = ({ x, y }: Square): number => y * width + x;
  // Whenever a square is found to be nearer than was known, its neighbours may be nearer too.
  const found: Square[] = [];
  const find = (square: Square, way: number): void => {
    if (way >= (steps[at(square)] ?? 0)) return;
    steps[at(square)] = way;
    found.push(square);
  };
  const exits = exitSquares(chart, seat);
  for (const pit of pitSquares(chart)) dear[at(pit)] = PIT_DETOUR;
  for (const square of exits) find(square, 0);
  for (const square of squaresAtHidden(edges, width, height))
    find(square, UNKNOWN_DETOUR + Math.abs((exits[0]?.y ?? 0) - square.y));
  for (let next = 0; next < found.length; next++) {
    const square = found[next] as Square;
    const way = 1 + (steps[at(square)] ?? 0) + (dear[at(square)] ?? 0);
    AROUND.forEach(({ dx, dy }, direction) => {
      const from = { x: square.x + dx, y: square.y + dy };
      if (PASSABLE.has(edges.on(square, direction)) && isInside(from, width, height)) find(from, way);
    });
  }
  return (place) => {
    const square = squareOf(chart, place);
    return square ? (steps[at(square)] ?? NO_WAY) : NO_WAY;
  };
}

/** The squares from which a hidden room might be entered. */
function squaresAtHidden(edges: Edges, width: number, height: number): Square[] {
  return Array.from({ length: width * height }, (_, i) => ({
    x: i % width,
    y: Math.floor(i / width),
  })).filter((square) => AROUND.some((_step, direction) => edges.on(square, direction) === 'hidden'));
}

const isInside = ({ x, y }: Square, width: number, height: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

/** The squares of the lines of the others. */
const exitSquares = (chart: Chart, seat: Seat): Square[] =>
  chart.ruleset.layout.lines
    .filter(({ owner }) => owner !== seat)
    .flatMap(({ first, length }) =>
      Array.from({ length }, (_, i) => squareOf(chart, first + i) ?? []).flat(),
    );

function pitSquares(chart: Chart): Square[] {
  return chart.rooms.flatMap((room, slot) =>
    [...(room?.squares.keys() ?? [])]
      .filter((square) => room?.squares[square] === PIT)
      .flatMap((square) => squareOf(chart, placeIn(slot, square)) ?? []),
  );
}
