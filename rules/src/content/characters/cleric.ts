/** Rules: group BD-CHAR-Cleric. */
import { healing } from '../abilities/healing.ts';
import { defineCharacter } from '../../model/piece-kinds.ts';

export const cleric = defineCharacter({
  id: 'cleric',
  name: { en: 'Cleric', fr: 'Clerc' },
  letters: { en: 'Cl', fr: 'Cl' },
  movement: 4,
  combat: 2,
  abilities: [healing],
});
