/**
 * The four zones of a room in the Card Game: each is all the squares that bear its icon, whatever their shape, so every
 * side touches those that have squares there. What is drawn in which room (CG-ROOM-2 to 22): content/card-game/rooms.
 * Rules: CG-COMP-4, CG-ZONE-1, CG-ROOM-1, CG-ROOM-7, CG-ROOM-9, CG-ROOM-10.
 */
import { FLOOR, GEAR, PIT } from '../vocabulary.ts';
import { PRINTED_SQUARES } from './square-kinds.ts';

/** The icons of zones, in the order of their numbers (CG-COMP-4, CG-ZONE-1). */
export const ZONE_ICONS = ['T', 'S', 'C', 'G'] as const;
/** Of a square that belongs to no zone. */
export const NO_ZONE = 255;
const GEAR_ICON = 'G';

/** What a mark in the drawing of a room makes of a square, and to which zone it belongs; undefined for no such mark. */
export function squareOfZone(mark: string): { readonly square: number; readonly zone: number } | undefined {
  const zone = ZONE_ICONS.findIndex((icon) => icon === mark);
  if (zone >= 0) return { square: mark === GEAR_ICON ? GEAR : FLOOR, zone };
  return mark === PRINTED_SQUARES[PIT].mark ? { square: PIT, zone: NO_ZONE } : undefined;
}
