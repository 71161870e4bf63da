/** Rules: group CG-CHAR-Troll. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { regeneration } from '../abilities/regeneration.ts';

export const troll = defineCharacter({
  id: 'troll',
  name: { en: 'Troll', fr: 'Troll' },
  letters: { en: 'Tr', fr: 'Tr' },
  movement: 1,
  combat: 4,
  abilities: [regeneration],
});
