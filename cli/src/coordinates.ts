/**
 * Squares by name: a letter for the column from west to east, a number for the row from south to north.
 *
 * The rooms begin at row 1 on blue's side, so blue's line is row 0 and yellow's the row behind the last room. A square
 * keeps its name when a room turns; whoever stands in the room gets to another square.
 */
import { CELL_OF, type Place, ROOM_SIDE, ROOM_SQUARES, type Shown, type Table } from '@dungeon-twister/rules';

/** A square of the table: columns from the west, rows from the north, both counted from 0. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** The grid of the layout has one empty cell all around. */
const MARGIN = 1;

const arrangementOf = (table: Table, shown: Shown) => {
  const arrangement = table.layout.arrangements[shown.arrangement];
  if (!arrangement) throw new Error(`The layout has no arrangement ${shown.arrangement}.`);
  return arrangement;
};

export const sizeOf = (table: Table, shown: Shown): { readonly width: number; readonly height: number } => {
  const { width, height } = arrangementOf(table, shown);
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN };
};

const squareAt = (at: number, width: number): Square => ({
  x: (at % width) - MARGIN,
  y: Math.floor(at / width) - MARGIN,
});

/** The north-western square of a slot. */
export function cornerOf(table: Table, shown: Shown, slot: number): Square {
  const { slotAt, width } = arrangementOf(table, shown);
  return squareAt(slotAt[slot] ?? 0, width);
}

/** Where a square of a room's drawing lies when the room in this slot is turned so. */
export function squareInSlot(corner: Square, turned: number, square: number): Square {
  const cell = CELL_OF[turned * ROOM_SQUARES + square] ?? 0;
  return { x: corner.x + (cell % ROOM_SIDE), y: corner.y + Math.floor(cell / ROOM_SIDE) };
}

export function squareOf(table: Table, shown: Shown, place: Place): Square {
  const { linesFrom } = table.layout;
  const { lineAt, width } = arrangementOf(table, shown);
  if (place >= linesFrom) return squareAt(lineAt[place - linesFrom] ?? 0, width);
  const slot = Math.floor(place / ROOM_SQUARES);
  const room = shown.rooms[slot];
  return squareInSlot(cornerOf(table, shown, slot), room?.faceUp ? room.turned : 0, place % ROOM_SQUARES);
}

export const columnName = (x: number): string => String.fromCharCode('a'.charCodeAt(0) + x);

/** The number of a row: 1 for the southernmost row of rooms. */
export function rowName(table: Table, shown: Shown, y: number): string {
  const south = Math.max(...shown.rooms.map((_room, slot) => cornerOf(table, shown, slot).y)) + ROOM_SIDE - 1;
  return String(south - y + 1);
}

export const squareName = (table: Table, shown: Shown, { x, y }: Square): string =>
  columnName(x) + rowName(table, shown, y);

export const placeName = (table: Table, shown: Shown, place: Place): string =>
  squareName(table, shown, squareOf(table, shown, place));

/** A slot by its corners, the south-western one first: `a1-e5`. */
export function slotName(table: Table, shown: Shown, slot: number): string {
  const { x, y } = cornerOf(table, shown, slot);
  const far = ROOM_SIDE - 1;
  return `${squareName(table, shown, { x, y: y + far })}-${squareName(table, shown, { x: x + far, y })}`;
}
