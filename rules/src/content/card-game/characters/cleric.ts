/** Rules: group CG-CHAR-Cleric. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { healing } from '../abilities/healing.ts';

export const cleric = defineCharacter({
  id: 'cleric',
  name: { en: 'Cleric', fr: 'Clerc' },
  letters: { en: 'Cl', fr: 'Cl' },
  movement: 2,
  combat: 2,
  abilities: [healing],
});
