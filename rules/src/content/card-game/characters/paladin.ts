/**
 * Rules: group CG-CHAR-Paladin. Two hands (CG-CHAR-Paladin-2, CG-CHAR-Paladin-6):
 * content/card-game/abilities/strong.ts; what he loses (CG-CHAR-Paladin-3, CG-CHAR-Paladin-4):
 * turn/wounds-and-deaths.ts; two alike (CG-CHAR-Paladin-5): combat/equipment.ts; undead (CG-CHAR-Paladin-7,
 * CG-CHAR-Paladin-8): content/card-game/abilities/undead-hunter.ts.
 */
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
