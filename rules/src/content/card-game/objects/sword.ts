/**
 * Rules: group CG-OBJ-Sword. What it adds (CG-OBJ-Sword-1), but not to a spear (CG-RULING-119):
 * content/abilities/sword.ts.
 */
import { amend, byRules } from '../../../model/ability.ts';
import { sword as onSquares } from '../../objects/sword.ts';
import { sword as swordAbility } from '../../abilities/sword.ts';

export const sword = amend(onSquares, {
  abilities: [byRules(swordAbility, 'CG-OBJ-Sword-1', 'CG-RULING-117', 'CG-RULING-119')],
});
