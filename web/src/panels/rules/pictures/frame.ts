/** The part of a board that a picture shows: some rooms, and what borders on them as far as the board goes. */
import { boundsOf, type Plane, type Rect, roomRect, SIDE, widened } from '../../../board/plane.ts';
import { RIM } from '../../../board/still-board.tsx';

/** A line before zones is deeper than a square. */
const DEEP_LINE = 2.2 * SIDE;

export function frameOf(slots: readonly number[], plane: Plane, whole: Rect): Rect {
  if (slots.length === 0) return whole;
  const { zones } = plane.chart.ruleset.layout;
  const around = (zones > 0 ? DEEP_LINE : SIDE) + RIM;
  const wanted = widened(boundsOf(slots.map((slot) => roomRect(plane, slot))), around);
  const x = Math.max(whole.x, wanted.x);
  const y = Math.max(whole.y, wanted.y);
  return {
    x,
    y,
    width: Math.min(whole.x + whole.width, wanted.x + wanted.width) - x,
    height: Math.min(whole.y + whole.height, wanted.y + wanted.height) - y,
  };
}
