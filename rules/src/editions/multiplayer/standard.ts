/** The standard game for three (a T) and for four (a plus). Rules: group MP-STD; MP-MAP-1, MP-MAP-2. */
import { plus } from '../../content/maps/plus.ts';
import { tee } from '../../content/maps/tee.ts';
import type { Scenario } from '../../model/scenario.ts';
import { FOUR_PLAYERS, MULTIPLAYER_GOAL, THREE_PLAYERS } from './common.ts';

/** Goal and rooms may be chosen (MP-STD-2, MP-STD-4). */
const SHARED = { goal: MULTIPLAYER_GOAL, goalIsOption: true, roomsMayBeChosen: true } as const;

export const standardForThree: Scenario = {
  ...THREE_PLAYERS,
  ...SHARED,
  id: 'standard-3',
  name: { en: 'Standard game for three', fr: 'Partie standard à trois' },
  rules: ['MP-STD-1', 'MP-STD-2', 'MP-STD-3', 'MP-MAP-2'],
  layout: tee,
};

export const standardForFour: Scenario = {
  ...FOUR_PLAYERS,
  ...SHARED,
  id: 'standard-4',
  name: { en: 'Standard game for four', fr: 'Partie standard à quatre' },
  rules: ['MP-STD-1', 'MP-STD-2', 'MP-STD-3', 'MP-MAP-1'],
  layout: plus,
};
