/** How the board is turned so that somebody sits before his own line. */
import type { Seat, Ruleset } from '@dungeon-twister/rules';
import { SIDES, sideOfLine, type Side } from './plane.ts';

/** Quarter turns clockwise that bring a side of the board down. */
const DOWN: Readonly<Record<Side, number>> = { south: 0, east: 1, north: 2, west: 3 };
/** Lying on its side is worth it only if everything becomes so much larger. */
const WORTH_TURNING = 1.12;

/**
 * Quarter turns that bring the line of a seat down; where it has none of its own, none. With the size of the space, a
 * long board lies on its side, with that line to the left, if it becomes clearly larger so.
 */
export function turnForSeat(
  ruleset: Ruleset,
  seat: Seat,
  space?: { readonly width: number; readonly height: number },
): number {
  const line = ruleset.layout.lines.findIndex(({ owner }) => owner === seat);
  const upright = line < 0 ? 0 : DOWN[sideOfLine(ruleset, line)];
  if (!space || space.width <= 0 || space.height <= 0) return upright;
  const { across, down } = extent(ruleset);
  const [wide, high] = upright % 2 === 0 ? [across, down] : [down, across];
  const fit = (w: number, h: number): number => Math.min(space.width / w, space.height / h);
  return fit(high, wide) > fit(wide, high) * WORTH_TURNING ? (upright + 1) % SIDES.length : upright;
}

/** How large its squares become in a space, turned as it becomes largest. */
export function squareIn(
  ruleset: Ruleset,
  space: { readonly width: number; readonly height: number },
): number {
  const { across, down } = extent(ruleset);
  const fit = (w: number, h: number): number => Math.min(space.width / w, space.height / h);
  return Math.max(fit(across, down), fit(down, across));
}

/** The board in squares, roughly: enough to compare its two sides. */
function extent({ layout: { plan } }: Ruleset): { readonly across: number; readonly down: number } {
  const xs = [...plan.slots.flatMap(({ x }) => [x, x + 5]), ...plan.lines.map(({ x }) => x)];
  const ys = [...plan.slots.flatMap(({ y }) => [y, y + 5]), ...plan.lines.map(({ y }) => y)];
  return { across: Math.max(...xs) - Math.min(...xs) + 1, down: Math.max(...ys) - Math.min(...ys) + 1 };
}
