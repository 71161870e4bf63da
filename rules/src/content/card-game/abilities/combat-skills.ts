/**
 * Combat skills: her side sees the opponent's card before it chooses its own, unless the other side could too
 * (CG-CHAR-WeaponMaster-5); who lays when: combat/course-and-cards.ts.
 */
import { defineAbility, RANGED, ruleIds } from '../../../model/ability.ts';

export const combatSkills = defineAbility({
  id: 'combatSkills',
  rules: ruleIds('CG-CHAR-WeaponMaster-2 to 5', 'CG-RULING-100'),
  looksFirst: ({ mode, ranged, opposed }) => mode !== RANGED && !ranged && !opposed,
});
