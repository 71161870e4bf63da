/** Rules: group CG-CHAR-General. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { charismatic } from '../abilities/charismatic.ts';

export const general = defineCharacter({
  id: 'general',
  name: { en: 'General', fr: 'Général' },
  letters: { en: 'Ge', fr: 'Ge' },
  movement: 2,
  combat: 2,
  abilities: [charismatic],
});
