/** Rules: group BD-CHAR-Troll. */
import { regeneration } from '../abilities/regeneration.ts';
import { defineCharacter } from '../../model/piece-kinds.ts';

export const troll = defineCharacter({
  id: 'troll',
  name: { en: 'Troll', fr: 'Troll' },
  letters: { en: 'Tr', fr: 'Tr' },
  movement: 2,
  combat: 4,
  abilities: [regeneration],
});
