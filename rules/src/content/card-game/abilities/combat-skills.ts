/** Combat skills: her side sees the opponent's card before it chooses its own. */
import { defineAbility, RANGED } from '../../../model/ability.ts';

export const combatSkills = defineAbility({
  id: 'combatSkills',
  rules: [
    'CG-CHAR-WeaponMaster-2',
    'CG-CHAR-WeaponMaster-3',
    'CG-CHAR-WeaponMaster-4',
    'CG-CHAR-WeaponMaster-5',
    'CG-RULING-100',
  ],
  looksFirst: ({ mode, ranged }) => mode !== RANGED && !ranged,
});
