/**
 * Crossing: the only way out is straight across, and the objects lie in the centre and the corners.
 *
 * Tokens of a kind that a room does not take (MP-CROSS-6 to MP-CROSS-8): actions/lay.ts, and what becomes of one found
 * there: actions/reveal.ts.
 * Rules: group MP-CROSS; MP-MAP-3, MP-MAP-4.
 */
import { fourSides, square } from '../../content/maps/square.ts';
import type { Scenario } from '../../model/scenario.ts';
import { FOUR_PLAYERS, MULTIPLAYER_GOAL } from './standard.ts';

export const crossing: Scenario = {
  ...FOUR_PLAYERS,
  id: 'crossing',
  name: { en: 'Crossing', fr: 'La traversée' },
  rules: ['MP-CROSS-1', 'MP-CROSS-9', 'MP-CROSS-12', 'MP-MAP-4'],
  layout: {
    slots: square({
      corner: { capacity: 3, kinds: 'objects' },
      edge: { capacity: 2, kinds: 'characters' },
      centre: { capacity: 3, kinds: 'objects' },
    }),
    lines: fourSides('owned'),
  },
  goal: MULTIPLAYER_GOAL,
  leavesBy: { blue: 'yellow', yellow: 'blue', red: 'green', green: 'red' },
};
