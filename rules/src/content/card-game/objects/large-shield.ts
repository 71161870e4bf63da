/**
 * Rules: group CG-OBJ-LargeShield. At whom nobody shoots (CG-OBJ-LargeShield-1): content/abilities/large-shield.ts; a
 * fireball is no shot (CG-OBJ-LargeShield-2) and does not ask. It serves a wounded too (CG-RULING-78, CG-RULING-79):
 * combat/equipment.ts.
 */
import { amend, byRules } from '../../../model/ability.ts';
import { largeShield as onSquares } from '../../objects/large-shield.ts';
import { largeShield as largeShieldAbility } from '../../abilities/large-shield.ts';

export const largeShield = amend(onSquares, {
  abilities: [byRules(largeShieldAbility, 'CG-OBJ-LargeShield-1', 'CG-OBJ-LargeShield-2', 'CG-RULING-78')],
});
