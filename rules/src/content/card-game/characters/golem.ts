/** Rules: group CG-CHAR-Golem. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { wallBreaking } from '../abilities/wall-breaking.ts';

export const golem = defineCharacter({
  id: 'golem',
  name: { en: 'Golem', fr: 'Golem' },
  letters: { en: 'Gm', fr: 'Gm' },
  movement: 1,
  combat: 4,
  abilities: [wallBreaking],
});
