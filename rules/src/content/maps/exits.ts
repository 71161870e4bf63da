/**
 * Where's the exit?: a square with common lines on its sides and one way out at each corner, dealt by lot.
 * Rules: MP-EXITS-3, MP-EXITS-4, MP-MAP-11, MP-MAP-12, MP-MAP-13.
 */
import type { LayoutPlan } from '../../map/layout.ts';
import { ROOM_SIDE } from '../../vocabulary.ts';
import { smallLine } from './pieces.ts';
import { fourSides, square, SQUARE_SIDE, type SquareRooms } from './square.ts';

export const EXITS_OF_FOUR: SquareRooms = {
  corner: { capacity: 3 },
  edge: { capacity: 2 },
  centre: { capacity: 3 },
};

export const EXITS_OF_THREE: SquareRooms = {
  corner: { capacity: 1 },
  edge: { capacity: 2 },
  centre: { capacity: 2 },
};

const LAST_ROOM = SQUARE_SIDE - ROOM_SIDE;

/** The small lines turn like a pinwheel: one on each side, north, east, south and west. */
export const exits = (rooms: SquareRooms): LayoutPlan => ({
  slots: square(rooms),
  lines: [
    ...fourSides('common'),
    smallLine(LAST_ROOM, -1, 'east', 'dealt'),
    smallLine(SQUARE_SIDE, LAST_ROOM, 'south', 'dealt'),
    smallLine(0, SQUARE_SIDE, 'east', 'dealt'),
    smallLine(-1, 0, 'south', 'dealt'),
  ],
});
