/** Levitation: flies over pits and enemy figures while moving, and may stop on neither. */
import { defineAbility } from '../../model/ability.ts';

export const levitation = defineAbility({
  id: 'levitation',
  rules: ['BD-CHAR-Wizard-2', 'BD-CHAR-Wizard-3', 'BD-PIT-18'],
  traits: ['overPits', 'overEnemies'],
});
