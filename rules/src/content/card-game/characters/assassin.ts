/**
 * Rules: group CG-CHAR-Assassin. The blow (CG-CHAR-Assassin-2 to 4): content/card-game/abilities/fatal-blow.ts,
 * combat/outcome.ts.
 */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { fatalBlow } from '../abilities/fatal-blow.ts';

export const assassin = defineCharacter({
  id: 'assassin',
  name: { en: 'Assassin', fr: 'Assassin' },
  letters: { en: 'As', fr: 'As' },
  movement: 2,
  combat: 2,
  abilities: [fatalBlow],
});
