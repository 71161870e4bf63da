/**
 * The Elevator: two halves of six rooms, and between them a shaft in which one room slides.
 *
 * The last slot is the Elevator. It starts at the middle stop; the other arrangements have it at the top and at the
 * bottom.
 * Rules: MP-ELEV-7, MP-ELEV-8, MP-MAP-9, MP-MAP-10, MP-RULING-48.
 */
import type { LayoutPlan } from '../../map/layout.ts';
import { longLine, rowOf } from './pieces.ts';

const SHAFT = 10;
const RIGHT_HALF = 15;
export const ELEVATOR_SLOT = 12;

export const elevator: LayoutPlan = {
  slots: [
    ...[0, 5, 10].flatMap((y) => [...rowOf(0, y, [3, 3]), ...rowOf(RIGHT_HALF, y, [3, 3])]),
    ...rowOf(SHAFT, 5, [4], { kinds: 'objects' }),
  ],
  lines: [
    longLine(0, 15, 'east', 'blue'),
    longLine(0, -1, 'east', 'red'),
    longLine(RIGHT_HALF, -1, 'east', 'yellow'),
    longLine(RIGHT_HALF, 15, 'east', 'green'),
  ],
  arrangements: [0, 10].map((y) => ({ [ELEVATOR_SLOT]: { x: SHAFT, y } })),
};
