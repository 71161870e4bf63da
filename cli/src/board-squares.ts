/** The squares of the table one by one, whether a piece stands on a square or in a zone of several. */
import {
  CELL_OF,
  type Chart,
  cornerOf,
  type Place,
  ROOM_SIDE,
  ROOM_SQUARES,
  type Square,
  type Ruleset,
} from '@dungeon-twister/rules';

type Line = Ruleset['layout']['lines'][number];

/** A square of a room, by its number in the room's drawing; null while the room lies outside the labyrinth. */
export function squareInRoom(chart: Chart, slot: number, drawn: number): Square | null {
  const corner = cornerOf(chart, slot);
  if (!corner) return null;
  const cell = CELL_OF[(chart.turned[slot] ?? 0) * ROOM_SQUARES + drawn] ?? 0;
  return { x: corner.x + (cell % ROOM_SIDE), y: corner.y + Math.floor(cell / ROOM_SIDE) };
}

/** Whether a room has been lifted out of the labyrinth: it is drawn over its place, and touches nothing. */
export const isLifted = ({ ruleset, arrangement }: Chart, slot: number): boolean =>
  (ruleset.layout.arrangements[arrangement]?.slotAt[slot] ?? 0) < 0;

/** A square before the rooms: which line it belongs to, and the how manieth of it it is. */
export interface LineSquare {
  readonly square: Square;
  readonly line: Line;
  readonly along: number;
}

export function lineSquares(chart: Chart): LineSquare[] {
  const { layout } = chart.ruleset;
  const arrangement = layout.arrangements[chart.arrangement];
  const slot = arrangement?.slotAt.findIndex((at) => at >= 0) ?? -1;
  const corner = cornerOf(chart, slot);
  if (!arrangement || !corner) return [];
  const { width, slotAt, lineAt } = arrangement;
  const from = slotAt[slot] ?? 0;
  const [west, north] = [(from % width) - corner.x, Math.floor(from / width) - corner.y];
  return [...lineAt].flatMap((at, number) => {
    const line = layout.lines[layout.lineOfSquare[number] ?? -1];
    const square = { x: (at % width) - west, y: Math.floor(at / width) - north };
    return line ? [{ square, line, along: layout.linesFrom + number - line.firstSquare }] : [];
  });
}

/** Where somebody stands who comes out of a zone there: before its room, facing it. */
export const facingAt = ({ line, along }: LineSquare, zone: number): Place =>
  line.first + Math.floor(along / ROOM_SIDE) * line.facings + zone;

/** All squares of a room on the table. */
export const squaresOfSlot = (chart: Chart, slot: number): Square[] =>
  Array.from({ length: ROOM_SQUARES }, (_, drawn) => squareInRoom(chart, slot, drawn) ?? []).flat();
