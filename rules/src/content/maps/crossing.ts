/** Crossing: a square with objects in the centre and the corners. Rules: MP-CROSS-6, MP-CROSS-7, MP-MAP-3, MP-MAP-4. */
import type { LayoutPlan } from '../../map/layout.ts';
import { fourSides, square } from './square.ts';

export const crossing: LayoutPlan = {
  slots: square({
    corner: { capacity: 3, kinds: 'objects' },
    edge: { capacity: 2, kinds: 'characters' },
    centre: { capacity: 3, kinds: 'objects' },
  }),
  lines: fourSides('owned'),
};
