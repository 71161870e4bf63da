/** Underdog: worth one point more when leaving the labyrinth. */
import { amend } from '../../../model/amend.ts';
import { underdog as onSquares } from '../../abilities/underdog.ts';

export const underdog = amend(onSquares, {
  rules: ['CG-CHAR-Goblin-2', 'CG-VP-3'],
});
