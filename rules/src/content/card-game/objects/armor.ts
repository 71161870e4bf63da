/** Rules: group CG-OBJ-Armor. */
import { amend } from '../../../model/amend.ts';
import { armor as onSquares } from '../../objects/armor.ts';
import { armor as armorAbility } from '../abilities/armor.ts';

export const armor = amend(onSquares, { abilities: [armorAbility] });
