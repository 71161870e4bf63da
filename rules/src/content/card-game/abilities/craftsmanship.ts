/** Craftsmanship: chooses the direction of every quarter turn, whatever the arrow says. */
import { amend } from '../../../model/amend.ts';
import { craftsmanship as onSquares } from '../../abilities/craftsmanship.ts';

export const craftsmanship = amend(onSquares, {
  rules: ['CG-CHAR-Mechanork-2', 'CG-CHAR-Mechanork-3', 'CG-CHAR-Mechanork-4', 'CG-RULING-173'],
});
