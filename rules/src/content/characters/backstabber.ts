/**
 * Rules: group BD-CHAR-Backstabber. The stab (BD-CHAR-Backstabber-2, BD-CHAR-Backstabber-3): content/abilities/stab.ts;
 * locks (BD-CHAR-Backstabber-4): content/abilities/lock-picking.ts.
 */
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
