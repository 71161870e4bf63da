/** Bow: its bearer shoots, as often as he can pay, with the value of the Bow instead of his own. */
import { amend } from '../../../model/amend.ts';
import { bow as onSquares } from '../../abilities/bow.ts';

export const bow = amend(onSquares, {
  rules: ['CG-OBJ-Bow-1', 'CG-OBJ-Bow-2', 'CG-OBJ-Bow-3', 'CG-RANGED-1', 'CG-RULING-118'],
});
