/**
 * The labyrinths of the Card Game: a rectangle two rooms wide, a starting zone before each short end.
 *
 * In a starting zone nobody stands on a square: he stands before a room and faces one of its four zones.
 * Rules: CG-SCEN-15, CG-SETUP-8, CG-ZONE-3, CG-RULING-3.
 */
import type { LayoutPlan, TokenKinds } from '../../../map/layout.ts';
import { ZONE_ICONS } from '../../../map/room.ts';
import { ROOM_SIDE } from '../../../vocabulary.ts';

const WIDTH = 2;
const FACINGS = ZONE_ICONS.length;
/** One starter before each of the two rooms; whom he faces he chooses when he is turned up (CG-SETUP-17). */
const STARTERS = [0, FACINGS];

/** Yellow's starting zone in the north, blue's in the south; slots row by row from the north-west. */
export function twoZones(capacities: readonly number[], kinds: TokenKinds = 'any'): LayoutPlan {
  const rows = capacities.length / WIDTH;
  const zone = {
    x: 0,
    runs: 'east',
    length: WIDTH * ROOM_SIDE,
    dots: STARTERS,
    facings: FACINGS,
  } as const;
  return {
    zones: FACINGS,
    slots: capacities.map((capacity, slot) => ({
      x: (slot % WIDTH) * ROOM_SIDE,
      y: Math.floor(slot / WIDTH) * ROOM_SIDE,
      capacity,
      kinds,
    })),
    lines: [
      { ...zone, y: rows * ROOM_SIDE, owner: 'blue' },
      { ...zone, y: -1, owner: 'yellow' },
    ],
  };
}
