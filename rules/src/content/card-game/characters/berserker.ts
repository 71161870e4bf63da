/**
 * Rules: group CG-CHAR-Berserker. Two cards (CG-CHAR-Berserker-2 to 7): content/card-game/abilities/killer-rage.ts; who
 * lays and sees them when (CG-CHAR-Berserker-4, CG-CHAR-Berserker-7): combat/course-and-cards.ts; spent
 * (CG-CHAR-Berserker-3): combat/cards/spent-or-taken-back.ts.
 */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { killerRage } from '../abilities/killer-rage.ts';

export const berserker = defineCharacter({
  id: 'berserker',
  name: { en: 'Berserker', fr: 'Berserk' },
  letters: { en: 'Be', fr: 'Be' },
  movement: 2,
  combat: 3,
  abilities: [killerRage],
});
