/** Rules: group CG-CHAR-Paladin. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { strong } from '../abilities/strong.ts';
import { undeadHunter } from '../abilities/undead-hunter.ts';

export const paladin = defineCharacter({
  id: 'paladin',
  name: { en: 'Paladin', fr: 'Paladin' },
  letters: { en: 'Pa', fr: 'Pa' },
  movement: 2,
  combat: 3,
  abilities: [strong, undeadHunter],
});
