/** Rules: group CG-CHAR-Colossus. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { portcullisBreaking } from '../abilities/portcullis-breaking.ts';
import { giant } from '../abilities/giant.ts';

export const colossus = defineCharacter({
  id: 'colossus',
  name: { en: 'Colossus', fr: 'Colosse' },
  letters: { en: 'Co', fr: 'Co' },
  movement: 1,
  combat: 5,
  abilities: [giant, portcullisBreaking],
});
