/** The drawing finds walls from the rooms as they lie; the referee has tables of its own. They must never differ. */
import { type Position, SCENARIOS, squareName } from '@dungeon-twister/rules';
import { playRandomGame } from '@dungeon-twister/rules/testing';
import { describe, expect, test } from 'vitest';
import { lineSquares, squareInRoom } from '../src/board-squares.ts';
import { renderLabyrinth } from '../src/render-labyrinth.ts';
import { perspectiveOf } from '../src/perspective.ts';

/** The bits of the referee's tables. */
const WALL = 1;
const SLIT = 2;
const PORTCULLIS = 4;
const HIDDEN = -1;

/** Where the middle of an edge stands in the text, seen from the middle of a square, by direction. */
const EDGES = [
  { dx: 0, dy: -1 },
  { dx: 3, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -3, dy: 0 },
];
/** What a character on an edge claims: 0 is an open way. */
const CLAIMS: Readonly<Record<string, number>> = {
  ' ': 0,
  '·': 0,
  '/': 0,
  '×': 0,
  '━': WALL,
  '┃': WALL,
  ':': SLIT,
  '╪': PORTCULLIS,
  '╫': PORTCULLIS,
  '┄': HIDDEN,
  '┊': HIDDEN,
  '─': HIDDEN,
  '│': HIDDEN,
};

const OPEN_GATES = '/×';

/** What the referee says of an edge, in the same words; nothing lies behind the frame and behind hidden rooms. */
function truth(position: Position, edge: number): number {
  const { blocks, neighbour } = position.ruleset.terrain;
  const bits = blocks[edge] ?? 0;
  if (bits & WALL) return WALL;
  if (bits & PORTCULLIS) return PORTCULLIS;
  if (bits & SLIT) return SLIT;
  return (neighbour[edge] ?? -1) < 0 ? HIDDEN : 0;
}

function compare(position: Position): string[] {
  const perspective = perspectiveOf(position, 'spectator');
  const { ruleset, chart } = perspective;
  ruleset.terrain.refresh(position);
  const lines = renderLabyrinth(perspective, 'en')
    .lines(false)
    .map((line) => Array.from(line));
  const faults: string[] = [];
  const inRooms = chart.rooms.flatMap((room, slot) =>
    room
      ? Array.from({ length: 25 }, (_, drawn) => ({
          number: slot * 25 + drawn,
          square: squareInRoom(chart, slot, drawn),
        }))
      : [],
  );
  const onLines = lineSquares(chart).map(({ square, line, along }) => ({
    number: line.firstSquare + along,
    square,
  }));
  for (const { number, square } of [...inRooms, ...onLines]) {
    if (!square) continue;
    EDGES.forEach(({ dx, dy }, direction) => {
      const column = 3 + square.x * 6 + 3 + dx;
      const line = 1 + square.y * 2 + 1 + dy;
      const middle = lines[line]?.[column] ?? ' ';
      const drawn = CLAIMS[middle];
      // An open portcullis on the edge of the board leads nowhere.
      if (OPEN_GATES.includes(middle) && (ruleset.terrain.neighbour[number * 4 + direction] ?? 0) < 0) return;
      const wanted = truth(position, number * 4 + direction);
      if (drawn !== wanted)
        faults.push(
          `${squareName(chart, square)} direction ${direction}: "${middle}" drawn, ${wanted} wanted`,
        );
    });
  }
  return faults;
}

describe('the walls in the picture', () => {
  test.each(SCENARIOS.map(({ id }) => id))('agree with the referee: %s', (scenario) => {
    let steps = 0;
    playRandomGame({
      options: { scenario },
      seed: 'walls',
      mostActions: 400,
      onPosition(position) {
        if (steps++ % 20 === 0) expect(compare(position)).toEqual([]);
      },
    });
    expect(steps).toBeGreaterThan(20);
  });
});
