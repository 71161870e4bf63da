/**
 * Rules: group CG-OBJ-Bow. At whom it is shot (CG-OBJ-Bow-1, CG-RANGED-1, CG-RANGED-2, CG-RANGED-8):
 * editions/policies/zone-attack.ts; what it counts (CG-RANGED-5, CG-RANGED-6): combat/strength.ts. One shoots as often
 * as one can pay, and whoever gets it next too (CG-RULING-75).
 */
import { amend, byRules } from '../../../model/ability.ts';
import { bow as onSquares } from '../../objects/bow.ts';
import { bow as bowAbility } from '../../abilities/bow.ts';

export const bow = amend(onSquares, {
  abilities: [byRules(bowAbility, 'CG-OBJ-Bow-1 to 3', 'CG-RANGED-1', 'CG-RULING-118')],
});
