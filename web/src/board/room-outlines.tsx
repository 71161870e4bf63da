/** The room of a gear and its twin, outlined while somebody on the gear is in hand, or the gear is pointed at or asked about. */
import type { PieceId, Place } from '@dungeon-twister/rules';
import type { ReadonlySignal } from '@preact/signals';
import { isOnGear, roomsOfGear } from './gear-spot.ts';
import { type Plane, roomRect, widened, WITHIN_WALLS } from './plane.ts';
import type { TokenSpot } from './token-layout.ts';

interface Props {
  readonly plane: Plane;
  readonly standing: readonly TokenSpot[];
  readonly selected: PieceId | null;
  /** Rooms that can be chosen as a whole now. */
  readonly marked: readonly number[];
  /** Rooms of what somebody asks about. */
  readonly asked: readonly number[];
  /** A signal, so that who moves the pointer draws nothing else again. */
  readonly pointed: ReadonlySignal<Place | null>;
}

/** What is pointed at goes before what is in hand. */
export function outlinedRooms(
  plane: Plane,
  standing: readonly TokenSpot[],
  selected: PieceId | null,
  pointed: Place | null,
): number[] {
  const inHand = standing.find(({ id }) => id === selected)?.place ?? null;
  const gear = [pointed, inHand].find((place) => place !== null && isOnGear(plane, place)) ?? null;
  return gear === null ? [] : roomsOfGear(plane, gear);
}

export const RoomOutlines = ({ plane, standing, selected, marked, asked, pointed }: Props) => (
  <g class="room-outlines" aria-hidden="true">
    {[
      ...new Set([
        ...outlinedRooms(plane, standing, selected, pointed.value),
        ...asked,
        ...marked.filter((slot) => plane.chart.rooms[slot] !== null),
      ]),
    ].map((slot) => {
      // Within the walls, which must be seen all the more when a room is spoken of.
      const rect = widened(roomRect(plane, slot), -WITHIN_WALLS);
      return (
        <g key={slot} class="room-outline" data-outlined={slot}>
          <rect class="outline-edge" {...rect} rx={4} />
          <rect class="outline-line" {...rect} rx={4} />
        </g>
      );
    })}
  </g>
);
