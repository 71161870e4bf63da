/**
 * Rules: group CG-OBJ-Armor. What it adds (CG-OBJ-Armor-1, CG-OBJ-Armor-2): content/abilities/armor.ts; counted in
 * combat/strength.ts.
 */
import { amend, byRules } from '../../../model/ability.ts';
import { armor as onSquares } from '../../objects/armor.ts';
import { armor as armorAbility } from '../../abilities/armor.ts';

export const armor = amend(onSquares, {
  abilities: [byRules(armorAbility, 'CG-OBJ-Armor-1 to 2', 'CG-RULING-78', 'CG-RULING-116 to 117')],
});
