/**
 * The standard labyrinth for three: a T, a line at each of its ends. Its colours are those of the seats that it was
 * drawn for, clockwise from the foot.
 * Rules: MP-STD-5, MP-MAP-2.
 */
import type { LayoutPlan } from '../../map/layout.ts';
import { longLine, rowOf } from './pieces.ts';

export const tee: LayoutPlan = {
  slots: [
    ...rowOf(0, 0, [2, 3, 3, 2]),
    ...rowOf(0, 5, [2, 3, 3, 2]),
    ...rowOf(5, 10, [3, 3]),
    ...rowOf(5, 15, [2, 2]),
  ],
  lines: [
    longLine(5, 20, 'east', 'blue'),
    longLine(-1, 0, 'south', 'red'),
    longLine(20, 0, 'south', 'green'),
  ],
};
