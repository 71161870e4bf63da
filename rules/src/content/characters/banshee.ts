/**
 * Rules: group BD-CHAR-Banshee; his undead icon does nothing in these sets (BD-CHAR-Banshee-15). The scream
 * (BD-CHAR-Banshee-2 to 14): content/abilities/scream.ts.
 */
import { scream } from '../abilities/scream.ts';
import { defineCharacter } from '../../model/piece-kinds.ts';

export const banshee = defineCharacter({
  id: 'banshee',
  name: { en: 'Banshee', fr: 'Hurleur' },
  letters: { en: 'Bn', fr: 'Hu' },
  movement: 4,
  combat: 1,
  abilities: [scream],
});
