/**
 * The labyrinths of the two-player games: a rectangle two rooms wide, a line at each short end.
 * Rules: BD-SETUP-1, BD-SETUP-2, BD-SETUP-12, BD-COMP-10, BD-COMP-11, BD-SCN1-2, BD-SCN1-3, BD-SCN4-2.
 */
import type { LayoutPlan, TokenKinds } from '../../map/layout.ts';
import { ROOM_SIDE } from '../../vocabulary.ts';
import { longLine } from './rows-and-lines.ts';

const WIDTH = 2;

/** Yellow's line in the north, blue's in the south; slots row by row from the north-west. */
export function twoLines(capacities: readonly number[], kinds: TokenKinds = 'any'): LayoutPlan {
  const rows = capacities.length / WIDTH;
  return {
    slots: capacities.map((capacity, slot) => ({
      x: (slot % WIDTH) * ROOM_SIDE,
      y: Math.floor(slot / WIDTH) * ROOM_SIDE,
      capacity,
      kinds,
    })),
    lines: [longLine(0, rows * ROOM_SIDE, 'east', 'blue'), longLine(0, -1, 'east', 'yellow')],
  };
}
