/** Rules: group CG-CHAR-DarkAngel. Three are the limit for her too: actions/zones/zone-loads.ts. */
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
