/** Contortion: moves through arrow-slits, loaded or not, but reveals nothing through them. */
import { amend } from '../../../model/amend.ts';
import { contortion as onSquares } from '../../abilities/contortion.ts';

export const contortion = amend(onSquares, {
  rules: ['CG-CHAR-Naga-2', 'CG-CHAR-Naga-3'],
});
