/** A room as text, in the marks of an author and turned as wished: what is printed can be read again. */
import { type Drawing, isZoneRoom, type Room } from '../map/read-room-drawing.ts';
import { ZONE_ICONS } from '../map/zones-of-a-room.ts';
import { directionInRoom, SQUARE_ON } from '../map/rotation.ts';
import { PRINTED_SQUARES } from '../map/square-kinds.ts';
import { OPEN, PORTCULLIS, ROOM_SIDE, ROOM_SQUARES, SLIT, WALL } from '../vocabulary.ts';

const ACROSS: Readonly<Record<number, string>> = {
  [OPEN]: '   ',
  [WALL]: '---',
  [SLIT]: '-:-',
  [PORTCULLIS]: '===',
};
const UPRIGHT: Readonly<Record<number, string>> = {
  [OPEN]: ' ',
  [WALL]: '|',
  [SLIT]: ':',
  [PORTCULLIS]: 'H',
};
const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];
const COLUMNS = Array.from({ length: ROOM_SIDE }, (_, x) => x);

/** Quarter turns clockwise, 0 to 3. */
export function renderRoom(room: Room, turned = 0): Drawing {
  const squareAt = (x: number, y: number): number => SQUARE_ON[turned * ROOM_SQUARES + y * ROOM_SIDE + x];
  const markOf = (square: number): string =>
    (isZoneRoom(room) ? ZONE_ICONS[room.zones[square]] : undefined) ??
    PRINTED_SQUARES[room.squares[square]].mark;
  const edge = (x: number, y: number, direction: number): number =>
    room.edges[squareAt(x, y) * 4 + directionInRoom(direction, turned)];
  const border = (y: number, direction: number): string =>
    `+${COLUMNS.map((x) => `${ACROSS[edge(x, y, direction)]}+`).join('')}`;
  const row = (y: number): string =>
    COLUMNS.map((x) => `${UPRIGHT[edge(x, y, WEST)]} ${markOf(squareAt(x, y))} `).join('') +
    UPRIGHT[edge(ROOM_SIDE - 1, y, EAST)];
  return [...COLUMNS.flatMap((y) => [border(y, NORTH), row(y)]), border(ROOM_SIDE - 1, SOUTH)];
}
