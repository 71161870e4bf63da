/** Where the gear of a room lies, and which rooms belong together by their gears. */
import { GEAR, inRoom, isOnLine, type Place, type Room, ROOM_SIDE, slotOf } from '@dungeon-twister/rules';
import { inLyingRoom, type Plane, type Point, SIDE } from './plane.ts';
import { iconSquare } from './zone-shape.ts';

/** The middle of a square in the frame of its room's drawing. */
export const middleOfSquare = (square: number): Point => ({
  x: ((square % ROOM_SIDE) + 0.5) * SIDE,
  y: (Math.floor(square / ROOM_SIDE) + 0.5) * SIDE,
});

const gearSquares = ({ squares }: Room): number[] =>
  [...squares.keys()].filter((square) => squares[square] === GEAR);

/** In a room of zones the gear lies once, on the square that bears the icon of its zone; -1 where there is none. */
export function gearSquare(room: Room): number {
  const [first = -1, ...others] = gearSquares(room);
  return others.length > 0 ? iconSquare(room, room.zones[first] ?? 0) : first;
}

/** Where the gear of an open room lies on the drawing. */
export function gearSpot(plane: Plane, slot: number): Point | null {
  const room = plane.chart.rooms[slot];
  const square = room ? gearSquare(room) : -1;
  return square < 0 ? null : inLyingRoom(plane, slot, middleOfSquare(square));
}

/** Whether whoever is at a place stands on a gear, as far as the room is known. */
export function isOnGear({ chart }: Plane, place: Place): boolean {
  if (isOnLine(chart.ruleset, place)) return false;
  const room = chart.rooms[slotOf(place)];
  if (!room) return false;
  return chart.ruleset.layout.zones > 0
    ? gearSquares(room).some((square) => room.zones[square] === inRoom(place))
    : room.squares[inRoom(place)] === GEAR;
}

/** The open rooms that a gear turns: the one in which it lies, and its twin. */
export function roomsOfGear({ chart }: Plane, place: Place): number[] {
  const own = slotOf(place);
  const pair = chart.rooms[own]?.pair;
  const isTwin = (slot: number): boolean => slot !== own && chart.rooms[slot]?.pair === pair;
  return pair === undefined ? [] : [own, ...[...chart.rooms.keys()].filter(isTwin)];
}
