/** Crossbow: shoots by himself as well as he fights, once a turn: editions/policies/zone-attack.ts (CG-RANGED). */
import { defineAbility, RANGED } from '../../../model/ability.ts';

export const crossbow = defineAbility({
  id: 'crossbow',
  rules: ['CG-CHAR-Crossbowman-2', 'CG-CHAR-Crossbowman-3', 'CG-RANGED-1', 'CG-RULING-138'],
  weapon: RANGED,
  shot: 3,
  memory: 'fired',
});
