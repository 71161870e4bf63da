/** Levitation: flies through enemy zones and across pits while moving. */
import { defineAbility } from '../../../model/ability.ts';

export const levitation = defineAbility({
  id: 'levitation',
  rules: ['CG-CHAR-Wizard-2', 'CG-CHAR-Wizard-3'],
  traits: ['overPits', 'overEnemies'],
});
