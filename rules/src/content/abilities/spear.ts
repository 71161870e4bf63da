/**
 * Telescoping spear: strikes two squares away or through a slit, and breaks instead of its bearer being hurt.
 *
 * How far it reaches is measured in labyrinth/sight.ts (`spearReaches`) and labyrinth/zone-thrust.ts.
 */
import { defineAbility, REACH } from '../../model/ability.ts';

export const spear = defineAbility({
  id: 'spear',
  rules: ['BD-OBJ-Spear-1', 'BD-OBJ-Spear-3', 'BD-OBJ-Spear-5'],
  weapon: REACH,
  breaksInDefeat: true,
});
