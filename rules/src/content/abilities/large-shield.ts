/** Large shield: no shot may be aimed at its bearer, wounded or not; asked in combat/equipment.ts. */
import { defineAbility } from '../../model/ability.ts';

export const largeShield = defineAbility({
  id: 'largeShield',
  rules: ['BD-OBJ-LargeShield-1', 'BD-RANGED-17', 'BD-RULING-84'],
  vetoes: { shot: 'SHIELDED' },
  whileWounded: true,
});
