/** Telescoping spear: strikes into the next zone, over a pit or through a slit, and breaks instead of its bearer. */
import { amend } from '../../../model/amend.ts';
import { spear as onSquares } from '../../abilities/spear.ts';

export const spear = amend(onSquares, {
  rules: [
    'CG-OBJ-Spear-1',
    'CG-OBJ-Spear-2',
    'CG-OBJ-Spear-3',
    'CG-OBJ-Spear-4',
    'CG-OBJ-Spear-5',
    'CG-OBJ-Spear-6',
  ],
});
