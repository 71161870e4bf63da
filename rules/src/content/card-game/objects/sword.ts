/** Rules: group CG-OBJ-Sword. It adds nothing to a spear (CG-RULING-119). */
import { byRules } from '../../../model/ability.ts';
import { amend } from '../../../model/amend.ts';
import { sword as onSquares } from '../../objects/sword.ts';
import { sword as swordAbility } from '../../abilities/sword.ts';

export const sword = amend(onSquares, {
  abilities: [byRules(swordAbility, 'CG-OBJ-Sword-1', 'CG-RULING-117', 'CG-RULING-119')],
});
