/** Rules: group CG-CHAR-Mechanork. */
import { amend } from '../../../model/amend.ts';
import { mekanork as onSquares } from '../../characters/mekanork.ts';
import { craftsmanship } from '../abilities/craftsmanship.ts';

export const mekanork = amend(onSquares, {
  name: { en: 'Mechanork', fr: 'Méchanork' },
  movement: 2,
  abilities: [craftsmanship],
});
