/** What of the board an event speaks of, and where that lies now. */
import { type Chart, type GameEvent, type PieceId, type Place, touchedByEvent } from '@dungeon-twister/rules';
import { placeNow, slotNow } from '../board/lying-now.ts';
import type { Preview } from '../board/preview-art.tsx';

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
    // As it was walked: whoever draws it lays it into the rooms as they lie now.
    ...(path ? { path, walkedOn: then } : {}),
    ...(all.length > 0 ? { places: all } : {}),
    ...(slots.length > 0 ? { slots: slots.map((slot) => slotNow(then, now, slot)) } : {}),
  };
}
