/** Large shield: no shot may be aimed at its bearer, wounded or not; it asks no act of him (CG-RULING-78). */
import { amend } from '../../../model/amend.ts';
import { largeShield as onSquares } from '../../abilities/large-shield.ts';

export const largeShield = amend(onSquares, {
  rules: ['CG-OBJ-LargeShield-1', 'CG-OBJ-LargeShield-2', 'CG-RULING-78'],
});
