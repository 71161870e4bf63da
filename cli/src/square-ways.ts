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
import { AROUND, edgesOf } from './edges.ts';
import { NO_WAY, PASSABLE, type StepsFrom, Ways } from './steps.ts';

const PIT_DETOUR = 10;
/** A room that nobody knows may have to be walked around in. */
const UNKNOWN_DETOUR = 3;

export function stepsOverSquares(ruleset: Ruleset, shown: Shown, seat: Seat): StepsFrom {
  const chart = chartOfView(ruleset, shown);
  const { width, height } = sizeOf(chart);
  const edges = edgesOf(chart, shown);
  const ways = new Ways();
  const at = ({ x, y }: Square): number => y * width + x;
  const pits = new Set(pitSquares(chart).map(at));
  const exits = exitSquares(chart, seat);
  const exitY = exits[0]?.y ?? 0;
  for (const square of exits) ways.near(at(square), 0);
  for (let to = 0; to < width * height; to++) {
    const [x, y] = [to % width, Math.floor(to / width)];
    AROUND.forEach(({ dx, dy }, direction) => {
      const edge = edges.on({ x, y }, direction);
      if (edge === 'hidden') ways.near(to, UNKNOWN_DETOUR + Math.abs(exitY - y));
      const from = { x: x + dx, y: y + dy };
      const isInside = from.x >= 0 && from.y >= 0 && from.x < width && from.y < height;
      if (isInside && PASSABLE.has(edge)) ways.step(at(from), to, 1 + (pits.has(to) ? PIT_DETOUR : 0));
    });
  }
  ways.spread();
  return (place) => {
    const square = squareOf(chart, place);
    return square ? ways.from(at(square)) : NO_WAY;
  };
}

/** The squares of the lines of the others. */
const exitSquares = (chart: Chart, seat: Seat): Square[] =>
  chart.ruleset.layout.lines
    .filter(({ owner }) => owner !== seat)
    .flatMap(({ first, length }) =>
      Array.from({ length }, (_, i) => squareOf(chart, first + i) ?? []).flat(),
    );

const pitSquares = (chart: Chart): Square[] =>
  chart.rooms.flatMap((room, slot) =>
    [...(room?.squares.keys() ?? [])]
      .filter((square) => room?.squares[square] === PIT)
      .flatMap((square) => squareOf(chart, placeIn(slot, square)) ?? []),
  );
