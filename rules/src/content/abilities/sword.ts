/**
 * Sword: one more in attack (CG-OBJ-Sword-1). One weapon is used at a time: who strikes with a spear does without it,
 * unless the table reads it otherwise (CG-RULING-119). Only a Paladin can hold both.
 */
import { defineAbility, REACH } from '../../model/ability.ts';

export const sword = defineAbility({
  id: 'sword',
  rules: ['BD-OBJ-Sword-1', 'BD-RULING-67'],
  combat: ({ attacking, mode, rules }) => (attacking && (mode !== REACH || rules.swordWithSpear) ? 1 : 0),
});
