/**
 * Rules: group CG-CHAR-Crossbowman. His shot (CG-CHAR-Crossbowman-2, CG-CHAR-Crossbowman-3):
 * content/card-game/abilities/crossbow.ts.
 */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { crossbow } from '../abilities/crossbow.ts';

export const crossbowman = defineCharacter({
  id: 'crossbowman',
  name: { en: 'Crossbowman', fr: 'Arbalétrier' },
  letters: { en: 'Cr', fr: 'Ab' },
  movement: 2,
  combat: 3,
  abilities: [crossbow],
});
