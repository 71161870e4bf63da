/**
 * Levitation: flies over pits and enemy figures while moving, and may stop on neither (CG-CHAR-Wizard-2). Asked in
 * actions/squares/square-pits.ts, actions/zones/zone-step.ts and actions/enemies-block-way-and-exit.ts.
 */
import { defineAbility } from '../../model/ability.ts';

/** Where he stops (CG-CHAR-Wizard-3): actions/squares/square-stacking.ts, actions/zones/zone-stacking.ts. */
export const levitation = defineAbility({
  id: 'levitation',
  rules: ['BD-CHAR-Wizard-2', 'BD-CHAR-Wizard-3', 'BD-PIT-18'],
  traits: ['overPits', 'overEnemies'],
});
