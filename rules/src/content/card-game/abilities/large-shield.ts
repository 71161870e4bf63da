/** Large shield: no shot may be aimed at its bearer, wounded or not; it asks no act of him (CG-RULING-78). */
import { defineAbility } from '../../../model/ability.ts';

export const largeShield = defineAbility({
  id: 'largeShield',
  rules: ['CG-OBJ-LargeShield-1', 'CG-OBJ-LargeShield-2', 'CG-RULING-78'],
  traits: ['shielded'],
  whileWounded: true,
});
