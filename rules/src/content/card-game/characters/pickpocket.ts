/** Rules: group CG-CHAR-Pickpocket. Stealing (CG-CHAR-Pickpocket-2 to 5): content/card-game/abilities/stealing.ts. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { stealing } from '../abilities/stealing.ts';

export const pickpocket = defineCharacter({
  id: 'pickpocket',
  name: { en: 'Pickpocket', fr: 'Pickpocket' },
  letters: { en: 'Pi', fr: 'Pi' },
  movement: 3,
  combat: 2,
  abilities: [stealing],
});
