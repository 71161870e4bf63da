/** Crossing: the only way out is straight across. Rules: group MP-CROSS; MP-MAP-3, MP-MAP-4. */
import { crossing as map } from '../../content/maps/crossing.ts';
import type { Scenario } from '../../model/scenario.ts';
import { FOUR_PLAYERS, MULTIPLAYER_GOAL } from './common.ts';

export const crossing: Scenario = {
  ...FOUR_PLAYERS,
  id: 'crossing',
  name: { en: 'Crossing', fr: 'La traversée' },
  rules: ['MP-CROSS-1', 'MP-CROSS-9', 'MP-CROSS-12', 'MP-MAP-4'],
  layout: map,
  goal: MULTIPLAYER_GOAL,
  leavesBy: { blue: 'yellow', yellow: 'blue', red: 'green', green: 'red' },
};
