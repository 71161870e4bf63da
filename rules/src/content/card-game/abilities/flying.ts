/**
 * Flying: moves through enemy zones and across pits. Asked in actions/zones/zone-step.ts and
 * actions/enemies-block-way-and-exit.ts.
 */
import { defineAbility } from '../../../model/ability.ts';

/** Where she stops, the limit of three binds her (CG-CHAR-DarkAngel-3): actions/zones/zone-stacking.ts. */
export const flying = defineAbility({
  id: 'flying',
  rules: ['CG-CHAR-DarkAngel-2', 'CG-CHAR-DarkAngel-3'],
  traits: ['overPits', 'overEnemies'],
});
