/** Rules: group CG-CHAR-Warrior. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { portcullisBreaking } from '../abilities/portcullis-breaking.ts';

export const warrior = defineCharacter({
  id: 'warrior',
  name: { en: 'Warrior', fr: 'Guerrier' },
  letters: { en: 'Wr', fr: 'Gu' },
  movement: 2,
  combat: 3,
  abilities: [portcullisBreaking],
});
