/**
 * Rules: group BD-CHAR-Cleric. Whom he heals (BD-CHAR-Cleric-2, BD-CHAR-Cleric-4 to 7): content/abilities/healing.ts;
 * what it does (BD-CHAR-Cleric-3): turn/wounds-and-deaths.ts.
 */
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
