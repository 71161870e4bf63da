/**
 * The Pyramid: levels of rooms over three lines that everybody shares, each level half a room aside of the one below.
 *
 * Half a room is two squares or three, so the shifts alternate and level 4 lies over the middle of level 2. In the
 * second arrangement the room on top is up at the surface, away from all others.
 * Rules: MP-PYR-5, MP-PYR-12, MP-PYR-13, MP-PYR-25, MP-PYR-28, MP-PYR-32, MP-PYR-33, MP-MAP-5, MP-MAP-6, MP-MAP-7.
 */
import type { LayoutPlan } from '../../map/layout.ts';
import { longLine, rowOf } from './pieces.ts';

/** Places for tokens in the rooms of each level, from the west. */
export interface PyramidCapacities {
  readonly level5: readonly [number];
  readonly level4: readonly number[];
  readonly level3: readonly number[];
  readonly level2: readonly number[];
}

export const PYRAMID_OF_FOUR: PyramidCapacities = {
  level5: [1],
  level4: [2, 2, 2, 2],
  level3: [3, 3, 3, 3, 3],
  level2: [2, 2, 2, 2, 2, 2],
};

/** Four characters of each player start on the lines. */
export const PYRAMID_OF_THREE: PyramidCapacities = {
  level5: [0],
  level4: [2, 2, 2, 2],
  level3: [2, 2, 2, 2, 2],
  level2: [1, 1, 1, 1, 1, 1],
};

/** The same if only three of each start there (MP-RULING-44). */
export const PYRAMID_OF_THREE_LITERAL: PyramidCapacities = {
  ...PYRAMID_OF_THREE,
  level2: [1, 2, 1, 2, 1, 2],
};

/** Slots from the top down. */
export function pyramid({ level5, level4, level3, level2 }: PyramidCapacities): LayoutPlan {
  return {
    slots: [
      ...rowOf(13, 0, level5, { kinds: level5[0] > 0 ? 'objects' : 'any', level: 5 }),
      ...rowOf(5, 5, level4, { kinds: 'objects', level: 4 }),
      ...rowOf(3, 10, level3, { kinds: 'objects', level: 3 }),
      ...rowOf(0, 15, level2, { kinds: 'characters', level: 2 }),
    ],
    lines: [0, 10, 20].map((x) => longLine(x, 20, 'east', null)),
    arrangements: [{ 0: null }],
  };
}
