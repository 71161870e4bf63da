/** Rules: group CG-CHAR-WallWalker. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { wallWalking } from '../abilities/wall-walking.ts';

export const wallWalker = defineCharacter({
  id: 'wall-walker',
  name: { en: 'Wall-Walker', fr: 'Passe-muraille' },
  letters: { en: 'Wa', fr: 'Pm' },
  movement: 2,
  combat: 1,
  abilities: [wallWalking],
});
