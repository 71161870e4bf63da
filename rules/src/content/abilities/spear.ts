/**
 * Telescoping spear: strikes two squares away or through a slit, and breaks instead of its bearer being hurt
 * (CG-OBJ-Spear-6). How far it reaches: labyrinth/spear-reach.ts (BD-OBJ-Spear-1 to 3, BD-RULING-72, BD-RULING-73),
 * labyrinth/zone-spear-reach.ts (CG-OBJ-Spear-1 to 4, CG-OBJ-Spear-9, CG-RULING-128); who may strike:
 * editions/policies/board-attack.ts (BD-OBJ-Spear-8, BD-OBJ-Spear-10, BD-RULING-77), editions/policies/zone-attack.ts
 * (CG-OBJ-Spear-11); who fights besides: editions/policies/board-combatants.ts (BD-RULING-74 to 76),
 * editions/policies/zone-combatants.ts (CG-OBJ-Spear-12, CG-OBJ-Spear-13, CG-RULING-125); what becomes of spear and
 * bearer: combat/outcome.ts (BD-OBJ-Spear-4 to 7, BD-RULING-78, CG-OBJ-Spear-5 to 8, CG-RULING-126). Only attackers
 * have a manner (BD-OBJ-Spear-9, CG-OBJ-Spear-10): actions/attack.ts; it is close combat, with the own value
 * (BD-OBJ-Spear-11) and all abilities (CG-RULING-129): combat/duel-group-or-ranged.ts; and costs what one does
 * (CG-RULING-124): combat/price-of-attack.ts.
 */
import { defineAbility, REACH } from '../../model/ability.ts';

export const spear = defineAbility({
  id: 'spear',
  rules: ['BD-OBJ-Spear-1', 'BD-OBJ-Spear-3', 'BD-OBJ-Spear-5'],
  weapon: REACH,
  breaksInDefeat: true,
});
