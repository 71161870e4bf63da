/** Underdog: worth one point more when leaving the labyrinth. */
import { defineAbility } from '../../../model/ability.ts';

export const underdog = defineAbility({
  id: 'underdog',
  rules: ['CG-CHAR-Goblin-2', 'CG-VP-3'],
  exitPoints: 1,
});
