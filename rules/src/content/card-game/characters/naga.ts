/** Rules: group CG-CHAR-Naga. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { contortion } from '../abilities/contortion.ts';

export const naga = defineCharacter({
  id: 'naga',
  name: { en: 'Naga', fr: 'Homme-serpent' },
  letters: { en: 'Na', fr: 'Hs' },
  movement: 3,
  combat: 2,
  abilities: [contortion],
});
