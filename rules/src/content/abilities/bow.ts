/** Bow: its bearer shoots at the first he sees: editions/policies/board-attack.ts, editions/policies/zone-attack.ts. */
import { defineAbility, RANGED } from '../../model/ability.ts';

export const bow = defineAbility({
  id: 'bow',
  rules: ['BD-OBJ-Bow-1', 'BD-OBJ-Bow-2', 'BD-RANGED-1'],
  weapon: RANGED,
  shot: 1,
});
