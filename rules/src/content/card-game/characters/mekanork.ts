/** Rules: group CG-CHAR-Mechanork. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { craftsmanship } from '../abilities/craftsmanship.ts';

export const mekanork = defineCharacter({
  id: 'mekanork',
  alsoSpelt: ['mechanork'],
  name: { en: 'Mechanork', fr: 'Méchanork' },
  letters: { en: 'Me', fr: 'Me' },
  movement: 2,
  combat: 2,
  abilities: [craftsmanship],
});
