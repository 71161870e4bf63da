/** Rules: group CG-CHAR-Backstabber. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { lockPicking } from '../abilities/lock-picking.ts';
import { stab } from '../abilities/stab.ts';

export const backstabber = defineCharacter({
  id: 'backstabber',
  name: { en: 'Backstabber', fr: 'Traîtresse' },
  letters: { en: 'Bs', fr: 'Tt' },
  movement: 2,
  combat: 2,
  abilities: [stab, lockPicking],
});
