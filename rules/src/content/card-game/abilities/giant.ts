/** Giant: enemies of small printed combat value move through his zone. */
import { amend } from '../../../model/amend.ts';
import { giant as onSquares } from '../../abilities/giant.ts';

export const giant = amend(onSquares, {
  rules: ['CG-CHAR-Colossus-5', 'CG-CHAR-Colossus-6', 'CG-RULING-40', 'CG-RULING-53'],
});
