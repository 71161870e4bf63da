/**
 * Rules: group CG-OBJ-Spear. It strikes into the next zone, never into the own (CG-OBJ-Spear-1 to 4, CG-OBJ-Spear-9):
 * labyrinth/zone-spear-reach.ts; when one may (CG-OBJ-Spear-11): editions/policies/zone-attack.ts; not in defence
 * (CG-OBJ-Spear-10): actions/attack.ts; who fights besides (CG-OBJ-Spear-12, CG-OBJ-Spear-13):
 * editions/policies/zone-combatants.ts; what becomes of it (CG-OBJ-Spear-5 to 8): combat/outcome.ts.
 */
import { amend, byRules } from '../../../model/ability.ts';
import { telescopingSpear as onSquares } from '../../objects/telescoping-spear.ts';
import { spear } from '../../abilities/spear.ts';

export const telescopingSpear = amend(onSquares, { abilities: [byRules(spear, 'CG-OBJ-Spear-1 to 6')] });
