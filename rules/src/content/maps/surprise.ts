/** A surprise party!: three shifted rows, allies at opposite sides. Rules: MP-SURP-2, MP-MAP-15. */
import type { LayoutPlan } from '../../map/layout.ts';
import { longLine, rowOf } from './pieces.ts';

export const surprise: LayoutPlan = {
  slots: [...rowOf(0, 0, [4, 4, 4]), ...rowOf(0, 5, [4, 4, 4, 4]), ...rowOf(5, 10, [4, 4, 4])],
  lines: [
    longLine(5, 15, 'east', 'blue'),
    longLine(-1, 0, 'south', 'red'),
    longLine(5, -1, 'east', 'yellow'),
    longLine(20, 5, 'south', 'green'),
  ],
};
