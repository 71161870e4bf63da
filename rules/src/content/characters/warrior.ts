/** Rules: group BD-CHAR-Warrior. Breaking (BD-CHAR-Warrior-2): content/abilities/portcullis-breaking.ts. */
import { portcullisBreaking } from '../abilities/portcullis-breaking.ts';
import { defineCharacter } from '../../model/piece-kinds.ts';

export const warrior = defineCharacter({
  id: 'warrior',
  name: { en: 'Warrior', fr: 'Guerrier' },
  letters: { en: 'Wr', fr: 'Gu' },
  movement: 3,
  combat: 3,
  abilities: [portcullisBreaking],
});
