/** Rules: group CG-CHAR-Crossbowman. */
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
