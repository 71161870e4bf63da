/** Friendly murder party: a square whose corners stay empty. Rules: MP-MURDER-6, MP-MURDER-7, MP-MAP-14. */
import type { LayoutPlan } from '../../map/layout.ts';
import { fourSides, square } from './square.ts';

export const murder: LayoutPlan = {
  slots: square({
    corner: { capacity: 0 },
    edge: { capacity: 2, kinds: 'objects' },
    centre: { capacity: 4, kinds: 'characters' },
  }),
  lines: fourSides('owned'),
};
