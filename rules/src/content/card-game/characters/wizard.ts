/** Rules: group CG-CHAR-Wizard. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { levitation } from '../abilities/levitation.ts';
import { magicUser } from '../abilities/magic-user.ts';

export const wizard = defineCharacter({
  id: 'wizard',
  name: { en: 'Wizard', fr: 'Magicien' },
  letters: { en: 'Wi', fr: 'Ma' },
  movement: 2,
  combat: 1,
  abilities: [levitation, magicUser],
});
