/**
 * Rules: group BD-CHAR-Thief. Pits (BD-CHAR-Thief-2, BD-CHAR-Thief-3): content/abilities/pit-climbing.ts; locks
 * (BD-CHAR-Thief-4): content/abilities/lock-picking.ts; wounded on a pit she dies (BD-CHAR-Thief-5):
 * turn/wounds-and-deaths.ts.
 */
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
