/** The standard labyrinth for four: a plus, a line at the end of each arm. Rules: MP-STD-5, MP-MAP-1. */
import type { LayoutPlan } from '../../map/layout.ts';
import { rowOf } from './pieces.ts';
import { fourSides } from './square.ts';

export const plus: LayoutPlan = {
  slots: [
    ...rowOf(5, 0, [3, 3]),
    ...rowOf(0, 5, [3, 4, 4, 3]),
    ...rowOf(0, 10, [3, 4, 4, 3]),
    ...rowOf(5, 15, [3, 3]),
  ],
  lines: fourSides('owned'),
};
