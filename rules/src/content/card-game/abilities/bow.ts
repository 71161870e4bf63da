/** Bow: its bearer shoots, as often as he can pay, with the value of the Bow instead of his own. */
import { defineAbility } from '../../../model/ability.ts';

export const bow = defineAbility({
  id: 'bow',
  rules: ['CG-OBJ-Bow-1', 'CG-OBJ-Bow-2', 'CG-OBJ-Bow-3', 'CG-RANGED-1', 'CG-RULING-118'],
  traits: ['shoots'],
  shot: 1,
});
