/** Treasure: one point more for the player whose character carries it out. */
import { amend } from '../../../model/amend.ts';
import { treasure as onSquares } from '../../abilities/treasure.ts';

export const treasure = amend(onSquares, {
  rules: ['CG-OBJ-Treasure-1', 'CG-OBJ-Treasure-2', 'CG-VP-4'],
});
