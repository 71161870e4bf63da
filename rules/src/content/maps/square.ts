/**
 * Four rows of four rooms, and a long line in the middle of each side.
 * Rules: MP-MAP-1, MP-MAP-4, MP-MAP-11, MP-MAP-14.
 */
import type { LinePlan, SlotPlan } from '../../map/layout.ts';
import { COLOURS, ROOM_SIDE } from '../../vocabulary.ts';
import { longLine } from './rows-and-lines.ts';

export const SQUARE_SIDE = 4 * ROOM_SIDE;

/** What a room takes: so many tokens, of this kind. */
type Takes = Pick<SlotPlan, 'capacity' | 'kinds'>;

export interface SquareRooms {
  readonly corner: Takes;
  readonly edge: Takes;
  readonly centre: Takes;
}

/** The sixteen rooms, row by row from the north-west. */
export function square({ corner, edge, centre }: SquareRooms): readonly SlotPlan[] {
  const outer = [corner, edge, edge, corner];
  const inner = [edge, centre, centre, edge];
  return [outer, inner, inner, outer].flatMap((row, y) =>
    row.map((takes, x) => ({ x: x * ROOM_SIDE, y: y * ROOM_SIDE, ...takes })),
  );
}

/** South, west, north, east: clockwise around the table, as the colours sit. */
export function fourSides(whose: 'owned' | 'common'): readonly LinePlan[] {
  const [south, west, north, east] = COLOURS.map((colour) => (whose === 'owned' ? colour : null));
  return [
    longLine(ROOM_SIDE, SQUARE_SIDE, 'east', south),
    longLine(-1, ROOM_SIDE, 'south', west),
    longLine(ROOM_SIDE, -1, 'east', north),
    longLine(SQUARE_SIDE, ROOM_SIDE, 'south', east),
  ];
}
