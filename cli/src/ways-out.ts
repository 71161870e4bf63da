/**
 * How far it is from every square to the way out, as somebody who sees the labyrinth would guess.
 *
 * Walls, slits and closed portcullises are no way; a pit is a detour; behind a hidden room the way goes on somehow.
 */
import { PIT, ROOM_SQUARES, type Seat, type Shown, type Table } from '@dungeon-twister/rules';
import { sizeOf, type Square, squareOf } from './coordinates.ts';
import { edgesOf, type Element } from './edges.ts';

/** From here nobody gets out by walking. */
export const NO_WAY = 99;
const PIT_DETOUR = 10;
/** A room that nobody knows may have to be walked around in. */
const UNKNOWN_DETOUR = 3;
const PASSABLE: ReadonlySet<Element> = new Set<Element>(['open', 'gateOpen', 'gateBroken']);
const STEPS = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
] as const;

export function stepsToExit(table: Table, shown: Shown, seat: Seat): (square: Square) => number {
  const { width, height } = sizeOf(table, shown);
  const edges = edgesOf(table, shown);
  const steps = new Float64Array(width * height).fill(NO_WAY);
  const dear = new Uint8Array(width * height);
  const at = ({ x, y }: Square): number => y * width + x;
  const exits = exitSquares(table, shown, seat);
  const goalRow = exits[0]?.y ?? 0;
  for (const square of exits) steps[at(square)] = 0;
  for (const pit of pitSquares(table, shown)) dear[at(pit)] = PIT_DETOUR;

  // Few squares and few rounds: going over all of them until nothing changes is fast enough.
  for (let changed = true; changed; ) {
    changed = false;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        STEPS.forEach(({ dx, dy }, direction) => {
          const next = { x: x + dx, y: y + dy };
          const element = edges.on({ x, y }, direction);
          let way = NO_WAY;
          if (PASSABLE.has(element) && isInside(next, width, height)) way = 1 + (steps[at(next)] ?? NO_WAY) + (dear[at(next)] ?? 0);
          else if (element === 'hidden') way = UNKNOWN_DETOUR + Math.abs(goalRow - y);
          if (way >= (steps[at({ x, y })] ?? 0)) return;
          steps[at({ x, y })] = way;
          changed = true;
        });
      }
    }
  }
  return (square) => steps[at(square)] ?? NO_WAY;
}

const isInside = ({ x, y }: Square, width: number, height: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

/** The squares of the lines of the others. */
const exitSquares = (table: Table, shown: Shown, seat: Seat): Square[] =>
  table.layout.lines
    .filter(({ owner }) => owner !== seat)
    .flatMap(({ first, length }) => Array.from({ length }, (_, i) => squareOf(table, shown, first + i)));

function pitSquares(table: Table, shown: Shown): Square[] {
  return shown.rooms.flatMap((view, slot) => {
    const room = view.faceUp ? table.rooms.find(({ id }) => id === view.room) : undefined;
    if (!room) return [];
    return [...room.squares.keys()]
      .filter((square) => room.squares[square] === PIT)
      .map((square) => squareOf(table, shown, slot * ROOM_SQUARES + square));
  });
}
