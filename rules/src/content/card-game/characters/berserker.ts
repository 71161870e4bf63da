/** Rules: group CG-CHAR-Berserker. */
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
