/** Rules: group BD-CHAR-Colossus. */
import { portcullisBreaking } from '../abilities/portcullis-breaking.ts';
import { giant } from '../abilities/giant.ts';
import { defineCharacter } from '../../model/piece-kinds.ts';

export const colossus = defineCharacter({
  id: 'colossus',
  name: { en: 'Colossus', fr: 'Colosse' },
  letters: { en: 'Co', fr: 'Co' },
  movement: 2,
  combat: 5,
  abilities: [portcullisBreaking, giant],
});
