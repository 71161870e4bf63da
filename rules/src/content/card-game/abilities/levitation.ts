/** Levitation: flies through enemy zones and across pits while moving. */
import { amend } from '../../../model/amend.ts';
import { levitation as onSquares } from '../../abilities/levitation.ts';

export const levitation = amend(onSquares, {
  rules: ['CG-CHAR-Wizard-2', 'CG-CHAR-Wizard-3'],
});
