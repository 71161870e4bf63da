/**
 * Rules: group CG-CHAR-DarkAngel. Flying (CG-CHAR-DarkAngel-2): content/card-game/abilities/flying.ts; three are the
 * limit for her too (CG-CHAR-DarkAngel-3): actions/zones/zone-stacking.ts; undead (CG-CHAR-DarkAngel-4):
 * content/card-game/abilities/undead.ts.
 */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { flying } from '../abilities/flying.ts';
import { undead } from '../abilities/undead.ts';

export const darkAngel = defineCharacter({
  id: 'dark-angel',
  name: { en: 'Dark angel', fr: 'Ange sombre' },
  letters: { en: 'Da', fr: 'An' },
  movement: 3,
  combat: 2,
  abilities: [flying, undead],
});
