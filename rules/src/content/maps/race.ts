/**
 * The race for three: a wide base with four common lines around it, and a long neck that ends at the finish.
 * Rules: MP-RACE-3, MP-RACE-8, MP-RACE-15, MP-MAP-8.
 */
import type { LayoutPlan } from '../../map/layout.ts';
import { longLine, rowOf, smallLine } from './pieces.ts';

export const race: LayoutPlan = {
  slots: [
    ...rowOf(5, 0, [0, 0]),
    ...rowOf(5, 5, [0, 0]),
    ...rowOf(5, 10, [2, 2], { kinds: 'objects' }),
    ...rowOf(0, 15, [3, 3, 3, 3]),
    ...rowOf(0, 20, [3, 3, 3, 3]),
  ],
  lines: [
    longLine(0, 25, 'east', null),
    longLine(10, 25, 'east', null),
    longLine(-1, 15, 'south', null),
    longLine(20, 15, 'south', null),
    smallLine(5, -1, 'east', 'finish'),
    smallLine(10, -1, 'east', 'finish'),
  ],
};
