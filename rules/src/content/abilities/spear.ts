/**
 * Telescoping spear: strikes two squares away or through a slit, and breaks instead of its bearer being hurt.
 *
 * How far it reaches is measured in labyrinth/spear.ts and labyrinth/zone-spear.ts; who may strike at all is asked in
 * editions/policies/board-attack.ts (BD-OBJ-Spear-8, BD-OBJ-Spear-10) and editions/policies/zone-attack.ts (CG-OBJ-Spear-9,
 * CG-OBJ-Spear-11); that it breaks and its bearer stays unharmed in combat/outcome.ts.
 */
import { defineAbility, REACH } from '../../model/ability.ts';

export const spear = defineAbility({
  id: 'spear',
  rules: ['BD-OBJ-Spear-1', 'BD-OBJ-Spear-3', 'BD-OBJ-Spear-5'],
  weapon: REACH,
  breaksInDefeat: true,
});
