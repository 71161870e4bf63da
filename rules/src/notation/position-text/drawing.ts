/** Where things stand in the drawing of a labyrinth: a rim of row numbers, then four characters for every column. */

import type { Room } from '../../map/read-room-drawing.ts';
import { NO_ZONE, ZONE_ICONS } from '../../map/zones-of-a-room.ts';
import { PRINTED_SQUARES } from '../../map/square-kinds.ts';

/** Before the western edge of column a. */
export const RIM = 4;
export const CELL = 4;

export const TERRAIN_MARKS = PRINTED_SQUARES.map(({ mark }) => mark);

/** What is drawn on an empty square of a room: its ground, or the icon of its zone. */
export function groundMark(room: Room, square: number, zones: number): string {
  const zone = room.zones[square];
  return zones > 0 && zone !== NO_ZONE ? ZONE_ICONS[zone] : TERRAIN_MARKS[room.squares[square]];
}
/** A square of a room that lies face down. */
export const HIDDEN_MARK = '?';
/** A square of a line, and one with a dot for the starting team. */
export const LINE_MARK = '.';
export const DOT_MARK = ':';

/** The character before a cell, which is also its western edge. */
export const edgeColumn = (x: number): number => RIM + x * CELL;
