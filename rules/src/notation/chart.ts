/**
 * Names of places: what is written on the rim of the board.
 *
 * A square has a letter for its column, from west to east, and a number for its row, from south to north: `c7`. The
 * southernmost row of rooms is row 1, so a line south of it is row 0. Slots have capital letters, row by row from
 * the north-west: `A`. A name belongs to the table, not to the room: when a room turns, whoever stands in it gets to a
 * square with another name. A room that is lifted hangs over its place: its squares keep their names.
 *
 * A chart knows only what lies open. A face-down room has no turn that anybody knows, so its squares are named as if
 * it lay as drawn: names can never tell how it is turned.
 */
import type { Layout } from '../map/layout.ts';
import type { Room } from '../map/read-room-drawing.ts';
import { NO_ZONE, ZONE_ICONS } from '../map/zones-of-a-room.ts';
import { CELL_OF, SQUARE_ON } from '../map/rotation.ts';
import { ARRANGEMENT, ROOM_IN, SLOT, TURNED } from '../model/fields.ts';
import { isFaceUp, type Position } from '../model/position.ts';
import { slotName } from '../position-json/room-text.ts';
import type { Ruleset } from '../model/ruleset.ts';
import type { Shown } from '../view/view.ts';
import { type Place, ROOM_SIDE, ROOM_SQUARES } from '../vocabulary.ts';
import { inRoom, placeIn, slotOf } from '../map/place-numbers.ts';

/** What the names of squares depend on: the labyrinth as it lies now, as far as it lies open. */
export interface Chart {
  readonly ruleset: Ruleset;
  readonly arrangement: number;
  /** Per slot the quarter turns of its room; 0 while it lies face down. */
  readonly turned: readonly number[];
  /** Per slot its room; null while it lies face down. */
  readonly rooms: readonly (Room | null)[];
}

/** A square of the board: columns from the west and rows from the north, both counted from 0. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** The chart of a position. */
export const chartOf = (p: Position): Chart => ({
  ruleset: p.ruleset,
  arrangement: p.data[ARRANGEMENT],
  turned: p.ruleset.layout.slots.map((_plan, slot) => (isFaceUp(p, slot) ? p.data[SLOT + slot] & TURNED : 0)),
  rooms: p.ruleset.layout.slots.map((_plan, slot) =>
    isFaceUp(p, slot) ? p.ruleset.rooms[p.data[ROOM_IN + slot]] : null,
  ),
});

/** The same for somebody who has only a view. */
export const chartOfView = (ruleset: Ruleset, shown: Shown): Chart => ({
  ruleset,
  arrangement: shown.arrangement,
  turned: shown.rooms.map((room) => (room.faceUp ? room.turned : 0)),
  rooms: shown.rooms.map((view) =>
    view.faceUp ? (ruleset.rooms.find((room) => room.id === view.room) ?? null) : null,
  ),
});

/** The board in squares of the plan, with all arrangements: so that a name stays where it is when a room slides. */
interface Bounds {
  readonly west: number;
  readonly north: number;
  readonly width: number;
  readonly height: number;
  /** The row of the plan that has the number 1. */
  readonly firstRow: number;
}

const bounds = new WeakMap<Layout, Bounds>();

function boundsOf(layout: Layout): Bounds {
  const known = bounds.get(layout);
  if (known) return known;
  const { arrangements } = layout;
  // The grid of an arrangement has one empty cell all around.
  const west = Math.min(...arrangements.map(({ left }) => left + 1));
  const north = Math.min(...arrangements.map(({ top }) => top + 1));
  const east = Math.max(...arrangements.map(({ left, width }) => left + width - 1));
  const south = Math.max(...arrangements.map(({ top, height }) => top + height - 1));
  const firstRow = Math.max(
    ...arrangements.flatMap(({ slotAt, top, width }) =>
      Array.from(slotAt, (at) => (at < 0 ? north : top + Math.floor(at / width) + ROOM_SIDE - 1)),
    ),
  );
  const made = { west, north, width: east - west, height: south - north, firstRow };
  bounds.set(layout, made);
  return made;
}

/** How many columns and rows the board has. */
export const sizeOf = ({ ruleset }: Chart): { readonly width: number; readonly height: number } => {
  const { width, height } = boundsOf(ruleset.layout);
  return { width, height };
};

/** Where something at this index of the arrangement's grid lies on the board. */
function squareAt(chart: Chart, at: number): Square {
  const { layout } = chart.ruleset;
  const { west, north } = boundsOf(layout);
  const { left, top, width } = layout.arrangements[chart.arrangement];
  return { x: (at % width) + left - west, y: Math.floor(at / width) + top - north };
}

/** Where a slot lies in the arrangement that the game begins with. */
const homeOf = (chart: Chart, slot: number): Square =>
  squareAt({ ...chart, arrangement: 0 }, chart.ruleset.layout.arrangements[0].slotAt[slot]);

/** The cell of the arrangement's grid at a square of the board, or -1 where there is none. */
function cellAt(chart: Chart, { x, y }: Square): number {
  const { layout } = chart.ruleset;
  const { west, north } = boundsOf(layout);
  const { left, top, width, height, grid } = layout.arrangements[chart.arrangement];
  const [column, row] = [x + west - left, y + north - top];
  return column < 0 || row < 0 || column >= width || row >= height ? -1 : grid[row * width + column];
}

/** Whether a slot has been lifted out of the arrangement, and nothing has come into its place. */
function isLifted(chart: Chart, slot: number): boolean {
  if (chart.ruleset.layout.arrangements[chart.arrangement].slotAt[slot] >= 0) return false;
  const { x, y } = homeOf(chart, slot);
  return Array.from({ length: ROOM_SQUARES }, (_, cell) => cell).every(
    (cell) => cellAt(chart, { x: x + (cell % ROOM_SIDE), y: y + Math.floor(cell / ROOM_SIDE) }) < 0,
  );
}

/** The same as `cellAt`, with the rooms that hang over their places. */
function cellOrLiftedAt(chart: Chart, square: Square): number {
  const at = cellAt(chart, square);
  if (at >= 0) return at;
  const { slotAt } = chart.ruleset.layout.arrangements[chart.arrangement];
  for (let slot = 0; slot < slotAt.length; slot++) {
    if (slotAt[slot] >= 0) continue;
    const { x, y } = homeOf(chart, slot);
    const [dx, dy] = [square.x - x, square.y - y];
    if (dx >= 0 && dy >= 0 && dx < ROOM_SIDE && dy < ROOM_SIDE && isLifted(chart, slot))
      return placeIn(slot, dy * ROOM_SIDE + dx);
  }
  return -1;
}

/** The north-western square of a slot, or null while it lies outside the labyrinth. */
export function cornerOf(chart: Chart, slot: number): Square | null {
  const at = chart.ruleset.layout.arrangements[chart.arrangement].slotAt[slot];
  if (at >= 0) return squareAt(chart, at);
  return isLifted(chart, slot) ? homeOf(chart, slot) : null;
}

/** Where a place lies, or the first of its squares; null while its room lies outside the labyrinth. */
export const squareOf = (chart: Chart, place: Place): Square | null => squaresOf(chart, place)[0] ?? null;

/** All squares of a place on the board: one, or those of a zone while its room is known. */
export function squaresOf(chart: Chart, place: Place): Square[] {
  const { layout } = chart.ruleset;
  if (place >= layout.linesFrom)
    return [squareAt(chart, layout.arrangements[chart.arrangement].lineAt[lineSquareOf(layout, place)])];
  const slot = slotOf(place);
  const corner = cornerOf(chart, slot);
  if (!corner) return [];
  return squaresInRoom(chart.rooms[slot], inRoom(place), layout.zones).map((square) => {
    const cell = CELL_OF[chart.turned[slot] * ROOM_SQUARES + square];
    return { x: corner.x + (cell % ROOM_SIDE), y: corner.y + Math.floor(cell / ROOM_SIDE) };
  });
}

/** The squares of a room's drawing that make up one of its places. */
function squaresInRoom(room: Room | null, place: number, zones: number): number[] {
  if (zones === 0) return [place];
  return room ? [...room.zones.keys()].filter((square) => room.zones[square] === place) : [];
}

/** The square of a line, counted from its first, on which a place of it is drawn: a facing by its icon. */
function lineSquareOf(layout: Layout, place: Place): number {
  const line = layout.lines[layout.lineOf[place - layout.linesFrom]];
  const offset = place - line.first;
  const along =
    line.facings === 0 ? offset : Math.floor(offset / line.facings) * ROOM_SIDE + (offset % line.facings);
  return line.firstSquare - layout.linesFrom + along;
}

/** The place of a line at one of its squares, or null where none is drawn. */
function placeOnLine(layout: Layout, square: number): Place | null {
  const line = layout.lines[layout.lineOfSquare[square - layout.linesFrom]];
  const along = square - line.firstSquare;
  if (line.facings === 0) return line.first + along;
  const icon = along % ROOM_SIDE;
  return icon < line.facings ? line.first + Math.floor(along / ROOM_SIDE) * line.facings + icon : null;
}

/** The place at a square of the board, or null where there is none. */
export function placeAt(chart: Chart, on: Square): Place | null {
  const { layout } = chart.ruleset;
  const at = cellOrLiftedAt(chart, on);
  if (at < 0) return null;
  if (at >= layout.linesFrom) return placeOnLine(layout, at);
  const slot = slotOf(at);
  const square = SQUARE_ON[chart.turned[slot] * ROOM_SQUARES + inRoom(at)];
  if (layout.zones === 0) return placeIn(slot, square);
  const zone = chart.rooms[slot]?.zones[square] ?? NO_ZONE;
  return zone === NO_ZONE ? null : placeIn(slot, zone);
}

/** Whether a room that moves could stand at a square of the board where there is none now (MP-RULING-48). */
export const isEmptyStop = (chart: Chart, on: Square): boolean =>
  cellOrLiftedAt(chart, on) < 0 &&
  chart.ruleset.layout.arrangements.some((_other, arrangement) => cellAt({ ...chart, arrangement }, on) >= 0);

/** The slot and the square of its room's drawing at a square of the board, or null. */
export function roomSquareAt(
  chart: Chart,
  on: Square,
): { readonly slot: number; readonly square: number } | null {
  const at = cellOrLiftedAt(chart, on);
  if (at < 0 || at >= chart.ruleset.layout.linesFrom) return null;
  const slot = slotOf(at);
  return { slot, square: SQUARE_ON[chart.turned[slot] * ROOM_SQUARES + inRoom(at)] };
}

const LETTERS = 26;
const letter = (number: number): string => String.fromCharCode('a'.charCodeAt(0) + (number % LETTERS));

/** `a` to `z`, then `aa`, `ab` and so on. */
export const columnName = (x: number): string =>
  (x < LETTERS ? '' : letter(Math.floor(x / LETTERS) - 1)) + letter(x);

function columnNamed(name: string): number {
  let number = 0;
  for (const character of name) number = number * LETTERS + character.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  return number - 1;
}

/** The number of a row of the board: 1 for the southernmost row of rooms. */
export function rowNumber({ ruleset }: Chart, y: number): number {
  const { north, firstRow } = boundsOf(ruleset.layout);
  return firstRow - (y + north) + 1;
}

/** The name of a square: `c7`. */
export const squareName = (chart: Chart, { x, y }: Square): string => columnName(x) + rowNumber(chart, y);

const SQUARE = /^([a-z]{1,2})(\d{1,2})$/;

/** The square of the board with this name; it need not be a place. */
export function squareNamed(chart: Chart, name: string): Square | null {
  const found = SQUARE.exec(name);
  if (!found) return null;
  const { north, firstRow } = boundsOf(chart.ruleset.layout);
  const square = { x: columnNamed(found[1]), y: firstRow - Number(found[2]) + 1 - north };
  // One way of writing only: no "c07".
  return squareName(chart, square) === name ? square : null;
}

/** The slot of this letter, or null. */
export function slotNamed({ ruleset }: Pick<Chart, 'ruleset'>, name: string): number | null {
  const slot = name.charCodeAt(0) - 'A'.charCodeAt(0);
  return name.length === 1 && slot >= 0 && slot < ruleset.layout.slots.length ? slot : null;
}

/** A square of a room that lies outside the labyrinth has no square of the board: slot and square as drawn, `F#12`. */
const OUTSIDE = /^([A-Z])#(\d{1,2})$/;

/** The name of a place: of its square, or of its zone. */
export function placeName(chart: Chart, place: Place): string {
  if (chart.ruleset.layout.zones > 0) return zoneName(chart, place);
  const square = squareOf(chart, place);
  if (square) return squareName(chart, square);
  return `${slotName(slotOf(place))}#${inRoom(place)}`;
}

/** The place of this name, or null. */
export function placeNamed(chart: Chart, name: string): Place | null {
  if (chart.ruleset.layout.zones > 0) return zoneNamed(chart, name);
  const outside = OUTSIDE.exec(name);
  if (outside) {
    const slot = slotNamed(chart, outside[1]);
    const square = Number(outside[2]);
    if (slot === null || square >= ROOM_SQUARES || cornerOf(chart, slot)) return null;
    return placeIn(slot, square);
  }
  const square = squareNamed(chart, name);
  return square && placeAt(chart, square);
}

/**
 * Zones: the letter of the room and the icon, `C.T`. In a starting zone one stands before a room and faces a zone of
 * it: the side of the board goes before, `sG.T` in the south.
 */
const ZONE = /^([nesw]?)([A-P])\.([TSCG])$/;
const SIDES = 'nesw';

function zoneName({ ruleset: { layout } }: Chart, place: Place): string {
  if (place < layout.linesFrom)
    return `${slotName(slotOf(place))}.${ZONE_ICONS[inRoom(place)] ?? inRoom(place)}`;
  const line = layout.lines[layout.lineOf[place - layout.linesFrom]];
  const { slot, side } = roomAlong(layout, place);
  return `${side}${slotName(slot)}.${ZONE_ICONS[(place - line.first) % line.facings]}`;
}

/** The room before which a place of a line lies, and on which side of that room the line is. */
function roomAlong(layout: Layout, place: Place): { readonly slot: number; readonly side: string } {
  const { grid, lineAt, width } = layout.arrangements[0];
  const line = layout.lines[layout.lineOf[place - layout.linesFrom]];
  const first = lineSquareOf(layout, place) - ((place - line.first) % line.facings);
  const steps = [-width, 1, width, -1];
  for (let direction = 0; direction < 4; direction++) {
    const beyond = grid[lineAt[first] + steps[direction]];
    if (beyond >= 0 && beyond < layout.linesFrom)
      return { slot: slotOf(beyond), side: SIDES[(direction + 2) % 4] };
  }
  return { slot: 0, side: '' };
}

function zoneNamed(chart: Chart, name: string): Place | null {
  const { layout } = chart.ruleset;
  const found = ZONE.exec(name);
  const slot = found ? slotNamed(chart, found[2]) : null;
  if (!found || slot === null) return null;
  const zone = ZONE_ICONS.findIndex((icon) => icon === found[3]);
  if (found[1] === '') return placeIn(slot, zone);
  for (let place = layout.linesFrom; place < layout.places; place++)
    if (zoneName(chart, place) === name) return place;
  return null;
}
