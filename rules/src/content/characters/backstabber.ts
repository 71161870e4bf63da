/** Rules: group BD-CHAR-Backstabber. */
import { lockPicking } from '../abilities/lock-picking.ts';
import { stab } from '../abilities/stab.ts';
import { defineCharacter } from '../../model/piece-kinds.ts';

export const backstabber = defineCharacter({
  id: 'backstabber',
  name: { en: 'Backstabber', fr: 'Traîtresse' },
  letters: { en: 'Bs', fr: 'Tt' },
  movement: 4,
  combat: 2,
  abilities: [stab, lockPicking],
});
