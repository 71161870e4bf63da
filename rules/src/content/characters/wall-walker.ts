/**
 * Rules: group BD-CHAR-WallWalker. The step (BD-CHAR-WallWalker-2 to 4): content/abilities/wall-walking.ts; through a
 * wall she reveals nothing (BD-CHAR-WallWalker-5): actions/reveal.ts.
 */
import { wallWalking } from '../abilities/wall-walking.ts';
import { defineCharacter } from '../../model/piece-kinds.ts';

export const wallWalker = defineCharacter({
  id: 'wall-walker',
  name: { en: 'Wall-Walker', fr: 'Passe-muraille' },
  letters: { en: 'Wa', fr: 'Pm' },
  movement: 4,
  combat: 1,
  abilities: [wallWalking],
});
