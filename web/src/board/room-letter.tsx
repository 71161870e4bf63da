/** The letter of a slot, cut into the floor of its open room at a corner where it covers nothing and nothing covers it. */
import { isZoneRoom, PIT, type Room, ROOM_SIDE, ROOM_SQUARES, slotName } from '@dungeon-twister/rules';
import { gearSquare } from './gear-spot.ts';
import { type Plane, type Point, ROOM, slotCorner } from './plane.ts';
import { halfOf, type TokenSpot } from './token-layout.ts';
import { iconSquare } from './zone-shape.ts';

/** From the sides of the room, so that a wall along them leaves it legible. */
const INSET = 12.5;
/** Half the side of the box that it needs. */
export const HALF_LETTER = 5.5;

/** The corners of a room in the order in which a quarter turn takes one to the next, with the square in each. */
const CORNERS: readonly { readonly square: number; readonly at: Point }[] = [
  { square: 0, at: { x: INSET, y: INSET } },
  { square: ROOM_SIDE - 1, at: { x: ROOM - INSET, y: INSET } },
  { square: ROOM_SQUARES - 1, at: { x: ROOM - INSET, y: ROOM - INSET } },
  { square: ROOM_SQUARES - ROOM_SIDE, at: { x: INSET, y: ROOM - INSET } },
];
/** Above before below, left before right. */
const ORDER = [0, 1, 3, 2];

/** Whether something is drawn on a square. */
const isTaken = (room: Room, square: number): boolean =>
  room.squares[square] === PIT ||
  gearSquare(room) === square ||
  (isZoneRoom(room) && iconSquare(room, room.zones[square] ?? 0) === square);

/** Where the letter lies in its slot: it steps aside for whoever comes to stand there. */
export function letterSpot(plane: Plane, slot: number, standing: readonly TokenSpot[]): Point {
  const room = plane.chart.rooms[slot];
  const turned = (plane.chart.turned[slot] + plane.turned) & 3;
  const corner = slotCorner(plane, slot);
  const isHidden = ({ x, y }: Point): boolean =>
    standing.some(
      (one) =>
        Math.max(Math.abs(one.at.x - corner.x - x), Math.abs(one.at.y - corner.y - y)) <
        halfOf(one) + HALF_LETTER,
    );
  const free = ORDER.filter((at) => room && !isTaken(room, CORNERS[(at - turned + 4) & 3]?.square ?? 0));
  const spots = (free.length > 0 ? free : ORDER).flatMap((at) => CORNERS[at]?.at ?? []);
  return spots.find((at) => !isHidden(at)) ?? spots[0] ?? { x: INSET, y: INSET };
}

export const RoomLetter = ({ slot, at }: { readonly slot: number; readonly at: Point }) => (
  <g class="room-letter" transform={`translate(${at.x} ${at.y})`} aria-hidden="true">
    <text class="room-letter-lit" text-anchor="middle" x={0.7} y={5}>
      {slotName(slot)}
    </text>
    <text text-anchor="middle" y={4.2}>
      {slotName(slot)}
    </text>
  </g>
);
