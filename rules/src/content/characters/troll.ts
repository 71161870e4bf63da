/**
 * Rules: group BD-CHAR-Troll. Regeneration (BD-CHAR-Troll-2, BD-CHAR-Troll-3, BD-CHAR-Troll-5):
 * content/abilities/regeneration.ts; then he rests (BD-CHAR-Troll-4): turn/wounds-and-deaths.ts.
 */
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
