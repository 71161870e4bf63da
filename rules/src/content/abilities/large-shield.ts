/**
 * Large shield: no shot may be aimed at its bearer, wounded or not (CG-OBJ-LargeShield-1); asked in
 * combat/equipment.ts.
 */
import { defineAbility } from '../../model/ability.ts';

/** Nor by one who joins (BD-RULING-83). It stops no spear, and he defends others (CG-RULING-130, CG-RULING-140). */
export const largeShield = defineAbility({
  id: 'largeShield',
  rules: ['BD-OBJ-LargeShield-1', 'BD-RANGED-17', 'BD-RULING-84'],
  vetoes: { shot: 'SHIELDED' },
  whileWounded: true,
});
