/**
 * Rules: group CG-CHAR-Golem. Breaking (CG-CHAR-Golem-2, CG-CHAR-Golem-3, CG-CHAR-Golem-5, CG-CHAR-Golem-6):
 * content/card-game/abilities/wall-breaking.ts; what has fallen lets everybody pass (CG-CHAR-Golem-4):
 * labyrinth/what-walls-slits-portcullises-stop.ts.
 */
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
