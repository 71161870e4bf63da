/** Underdog: worth one point more when leaving the labyrinth (turn/exit.ts), and dead no more than anybody. */
import { defineAbility } from '../../model/ability.ts';

/** BD-CHAR-Goblin-3, MP-SUM-5; in zones: CG-CHAR-Goblin-2, CG-VP-3, CG-RULING-172, CG-RULING-192. */
export const underdog = defineAbility({
  id: 'underdog',
  rules: ['BD-CHAR-Goblin-2', 'BD-VP-3'],
  exitPoints: 1,
});
