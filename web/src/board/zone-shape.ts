/** The shape of the zones of a room: their borders, and the square that bears the icon. */
import { NO_ZONE, type Room, ROOM_SIDE, ROOM_SQUARES, type ZONE_ICONS } from '@dungeon-twister/rules';
import { gearPath } from './gear-path.ts';
import { SIDE } from './plane.ts';

export type ZoneIcon = (typeof ZONE_ICONS)[number];

const zoneAt = (room: Room, x: number, y: number): number =>
  x < 0 || y < 0 || x >= ROOM_SIDE || y >= ROOM_SIDE ? NO_ZONE : (room.zones[y * ROOM_SIDE + x] ?? NO_ZONE);

export const squaresOfZone = (room: Room, zone: number): number[] =>
  Array.from({ length: ROOM_SQUARES }, (_, square) => square).filter((square) => room.zones[square] === zone);

const column = (square: number): number => square % ROOM_SIDE;
const row = (square: number): number => Math.floor(square / ROOM_SIDE);

/** The square of a zone nearest to its middle: there its icon is drawn. */
export function iconSquare(room: Room, zone: number): number {
  const squares = squaresOfZone(room, zone);
  const mean = (of: (square: number) => number): number =>
    squares.reduce((sum, square) => sum + of(square), 0) / Math.max(squares.length, 1);
  const [x, y] = [mean(column), mean(row)];
  const far = (square: number): number => Math.hypot(column(square) - x, row(square) - y);
  return squares.reduce((best, square) => (far(square) < far(best) - 0.01 ? square : best), squares[0] ?? 0);
}

/** The border of a zone as a path. */
export function zoneBorder(room: Room, zone: number): string {
  const parts: string[] = [];
  const same = (x: number, y: number): boolean => zoneAt(room, x, y) === zone;
  for (const square of squaresOfZone(room, zone)) {
    const [x, y] = [square % ROOM_SIDE, Math.floor(square / ROOM_SIDE)];
    for (const [ox, oy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      if (same(x + ox, y + oy)) continue;
      // Along the edge: to the left and to the right of somebody who looks out over it.
      const [ax, ay] = [(-oy * SIDE) / 2, (ox * SIDE) / 2];
      const mx = (x + 0.5 + ox / 2) * SIDE;
      const my = (y + 0.5 + oy / 2) * SIDE;
      parts.push(`M${mx - ax},${my - ay}L${mx + ax},${my + ay}`);
    }
  }
  return parts.join('');
}

/** Triangle, square, circle or gear, around 0,0. */
export const ZONE_SHAPES: Readonly<Record<ZoneIcon, string>> = {
  T: 'M0,-11L10.5,8H-10.5Z',
  S: 'M-8.5,-8.5h17v17h-17Z',
  C: 'M0,-9.5a9.5,9.5 0 1 1 0,19a9.5,9.5 0 1 1 0,-19Z',
  G: gearPath(8, 11, 8),
};
