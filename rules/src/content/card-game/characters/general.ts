/**
 * Rules: group CG-CHAR-General. Whom he helps (CG-CHAR-General-2 to 7): content/card-game/abilities/charismatic.ts;
 * counted (CG-CHAR-General-2): combat/strength.ts.
 */
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
