/** What of the board an event speaks of, and where that lies now. */
import {
  type Chart,
  type GameEvent,
  inRoom,
  isOnLine,
  type PieceId,
  type Place,
  placeIn,
  slotOf,
  touchedByEvent,
} from '@dungeon-twister/rules';
import type { Preview } from '../board/preview-art.tsx';

/** Rooms may have changed places since: a slot is where its room lies now. */
function slotNow(then: Chart, now: Chart, slot: number): number {
  const room = then.rooms[slot];
  if (!room || now.rooms[slot] === room) return slot;
  const found = now.rooms.indexOf(room);
  return found < 0 ? slot : found;
}

function placeNow(then: Chart, now: Chart, place: Place): Place {
  if (isOnLine(then.ruleset, place)) return place;
  return placeIn(slotNow(then, now, slotOf(place)), inRoom(place));
}

/** What to show on a board that lies as on the chart `now`; null where there is nothing to show. */
export function previewOf(
  event: GameEvent,
  then: Chart,
  now: Chart,
  placeOf: (piece: PieceId) => Place | null,
): Preview | null {
  const { path, places = [], slots = [], pieces = [] } = touchedByEvent(event);
  const all = [
    ...places.map((place) => placeNow(then, now, place)),
    ...pieces.flatMap((piece) => placeOf(piece) ?? []),
  ];
  if (!path && all.length === 0 && slots.length === 0) return null;
  return {
    ...(path ? { path: path.map((place) => placeNow(then, now, place)) } : {}),
    ...(all.length > 0 ? { places: all } : {}),
    ...(slots.length > 0 ? { slots: slots.map((slot) => slotNow(then, now, slot)) } : {}),
  };
}
