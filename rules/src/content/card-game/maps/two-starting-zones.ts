/**
 * The labyrinths of the Card Game: a rectangle two rooms wide, a starting zone before each short end. In a starting
 * zone nobody stands on a square: he stands before a room and faces one of its four zones. The sketches of the examples
 * (CG-ROOM-23 to 27) are laid out so too; their rooms are drawn in the tests. The zones of a room (CG-COMP-4,
 * CG-ROOM-7, CG-ROOM-10): map/zones-of-a-room.ts.
 * Rules: CG-SCEN-15, CG-SETUP-8, CG-ZONE-3, CG-RULING-3.
 */
import type { LayoutPlan, TokenKinds } from '../../../map/layout.ts';
import { ZONE_ICONS } from '../../../map/zones-of-a-room.ts';
import { twoLines } from '../../maps/two-lines.ts';

const FACINGS = ZONE_ICONS.length;
/** One starter before each of the two rooms; whom he faces he chooses when he is turned up (CG-SETUP-17). */
const STARTERS = [0, FACINGS];

/** Yellow's starting zone in the north, blue's in the south; slots row by row from the north-west. */
export function twoZones(capacities: readonly number[], kinds: TokenKinds = 'any'): LayoutPlan {
  const { slots, lines } = twoLines(capacities, kinds);
  return {
    zones: FACINGS,
    slots,
    lines: lines.map((line) => ({ ...line, dots: STARTERS, facings: FACINGS })),
  };
}
