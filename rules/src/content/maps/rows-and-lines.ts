/**
 * What maps are made of: rows of rooms, long lines and small lines.
 * Rules: BD-COMP-9 to 11, MP-COMP-4 to 7, MP-MAP-16. Where lines touch (MP-RULING-22): map/layout.ts.
 */
import type { LinePlan, LineUse, SlotPlan } from '../../map/layout.ts';
import { type Colour, ROOM_SIDE } from '../../vocabulary.ts';

/** Squares 2, 4, 7 and 9 of the ten. */
const LONG_LINE_DOTS = [1, 3, 6, 8];

/** Rooms side by side, from the west, with so many places for tokens each. */
export const rowOf = (
  x: number,
  y: number,
  capacities: readonly number[],
  more: Pick<SlotPlan, 'kinds' | 'level'> = {},
): readonly SlotPlan[] => capacities.map((capacity, i) => ({ x: x + i * ROOM_SIDE, y, capacity, ...more }));

/** A line along two rooms; nobody's in particular if it has no owner. */
export const longLine = (x: number, y: number, runs: LinePlan['runs'], owner: Colour | null): LinePlan => ({
  x,
  y,
  runs,
  length: 2 * ROOM_SIDE,
  dots: LONG_LINE_DOTS,
  owner,
});

/** A line along one room, over which one leaves. */
export const smallLine = (
  x: number,
  y: number,
  runs: LinePlan['runs'],
  use: Exclude<LineUse, 'start'>,
): LinePlan => ({ x, y, runs, length: ROOM_SIDE, dots: [], owner: null, use });
