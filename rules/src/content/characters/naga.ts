/**
 * Rules: group BD-CHAR-Naga. Slits (BD-CHAR-Naga-2, BD-RULING-35): content/abilities/contortion.ts; through one he
 * reveals nothing (BD-CHAR-Naga-3): actions/reveal.ts.
 */
import { contortion } from '../abilities/contortion.ts';
import { defineCharacter } from '../../model/piece-kinds.ts';

export const naga = defineCharacter({
  id: 'naga',
  name: { en: 'Naga', fr: 'Homme-serpent' },
  letters: { en: 'Na', fr: 'Hs' },
  movement: 6,
  combat: 2,
  abilities: [contortion],
});
