/**
 * Bow: its bearer shoots at the first he sees, as often as he can pay (BD-RANGED-16, CG-OBJ-Bow-1, CG-OBJ-Bow-2), with
 * a value of its own (CG-OBJ-Bow-3). At whom, and what keeps him from it (BD-RANGED-1 to 3, BD-RANGED-9, BD-RANGED-17,
 * BD-RULING-77, BD-RULING-81; CG-RANGED-1, CG-RANGED-2, CG-RANGED-8): editions/policies/board-attack.ts,
 * editions/policies/zone-attack.ts. Who shoots with him (BD-RANGED-10, BD-RULING-80, CG-RULING-137):
 * editions/policies/board-combatants.ts, editions/policies/zone-combatants.ts. What a shot counts (BD-RANGED-5,
 * BD-RANGED-6, CG-RANGED-5, CG-RANGED-6): combat/strength.ts; that nothing happens to him (BD-RANGED-7, CG-RANGED-4):
 * combat/outcome.ts.
 */
import { defineAbility, RANGED } from '../../model/ability.ts';

export const bow = defineAbility({
  id: 'bow',
  rules: ['BD-OBJ-Bow-1', 'BD-OBJ-Bow-2', 'BD-RANGED-1'],
  weapon: RANGED,
  shot: 1,
});
