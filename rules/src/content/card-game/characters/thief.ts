/** Rules: group CG-CHAR-Thief. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { acrobatics } from '../abilities/acrobatics.ts';
import { lockPicking } from '../abilities/lock-picking.ts';

export const thief = defineCharacter({
  id: 'thief',
  name: { en: 'Thief', fr: 'Voleuse' },
  letters: { en: 'Th', fr: 'Vo' },
  movement: 3,
  combat: 2,
  abilities: [acrobatics, lockPicking],
});
