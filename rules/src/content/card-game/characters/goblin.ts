/** Rules: group CG-CHAR-Goblin; CG-RULING-172, CG-RULING-192. What leaving is worth (CG-CHAR-Goblin-2): turn/exit.ts. */
import { amend, byRules } from '../../../model/ability.ts';
import { goblin as onSquares } from '../../characters/goblin.ts';
import { underdog } from '../../abilities/underdog.ts';

export const goblin = amend(onSquares, {
  movement: 2,
  abilities: [byRules(underdog, 'CG-CHAR-Goblin-2', 'CG-VP-3')],
});
