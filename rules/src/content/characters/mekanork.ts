/** Rules: group BD-CHAR-Mekanork. MP-RULING-41: editions/multiplayer/pyramid.ts; MP-RULING-52: actions/slide.ts. */
import { craftsmanship } from '../abilities/craftsmanship.ts';
import { defineCharacter } from '../../model/piece-kinds.ts';

export const mekanork = defineCharacter({
  id: 'mekanork',
  alsoSpelt: ['mechanork'],
  name: { en: 'Mekanork', fr: 'Méchanork' },
  letters: { en: 'Me', fr: 'Me' },
  movement: 3,
  combat: 2,
  abilities: [craftsmanship],
});
