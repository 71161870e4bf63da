/** Rules: group BD-CHAR-Thief. Wounded on a pit she dies (BD-CHAR-Thief-5): turn/wounds.ts. */
import { lockPicking } from '../abilities/lock-picking.ts';
import { pitClimbing } from '../abilities/pit-climbing.ts';
import { defineCharacter } from '../../model/piece-kinds.ts';

export const thief = defineCharacter({
  id: 'thief',
  name: { en: 'Thief', fr: 'Voleuse' },
  letters: { en: 'Th', fr: 'Vo' },
  movement: 5,
  combat: 2,
  abilities: [pitClimbing, lockPicking],
});
