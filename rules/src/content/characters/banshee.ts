/** Rules: group BD-CHAR-Banshee. */
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
