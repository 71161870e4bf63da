/**
 * Flying: moves through enemy zones and across pits.
 *
 * Asked in actions/zones/zone-walk.ts and actions/enemies-in-the-way.ts.
 */
import { defineAbility } from '../../../model/ability.ts';

export const flying = defineAbility({
  id: 'flying',
  rules: ['CG-CHAR-DarkAngel-2', 'CG-CHAR-DarkAngel-3'],
  traits: ['overPits', 'overEnemies'],
});
