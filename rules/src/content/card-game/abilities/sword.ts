/** Sword: one more in attack, but not to a spear (CG-RULING-119). */
import { amend } from '../../../model/amend.ts';
import { sword as onSquares } from '../../abilities/sword.ts';

export const sword = amend(onSquares, {
  rules: ['CG-OBJ-Sword-1', 'CG-RULING-117', 'CG-RULING-119'],
});
