/** Underdog: worth one point more when leaving the labyrinth (turn/exit.ts), and dead no more than anybody. */
import { defineAbility } from '../../model/ability.ts';

export const underdog = defineAbility({
  id: 'underdog',
  rules: ['BD-CHAR-Goblin-2', 'BD-VP-3'],
  exitPoints: 1,
});
