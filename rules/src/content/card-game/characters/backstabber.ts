/**
 * Rules: group CG-CHAR-Backstabber. The stab (CG-CHAR-Backstabber-2 to 4): content/abilities/stab.ts; friends who shoot
 * are company too (CG-RULING-112): editions/policies/zone-combatants.ts; locks (CG-CHAR-Backstabber-5):
 * content/card-game/abilities/lock-picking.ts.
 */
import { amend, byRules } from '../../../model/ability.ts';
import { backstabber as onSquares } from '../../characters/backstabber.ts';
import { lockPicking } from '../abilities/lock-picking.ts';
import { stab } from '../../abilities/stab.ts';

export const backstabber = amend(onSquares, {
  movement: 2,
  abilities: [byRules(stab, 'CG-CHAR-Backstabber-2 to 4', 'CG-RULING-111', 'CG-RULING-112'), lockPicking],
});
