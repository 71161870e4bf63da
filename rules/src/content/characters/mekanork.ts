/**
 * Rules: group BD-CHAR-Mekanork. Either way (BD-CHAR-Mekanork-2 to 4): actions/rotate.ts; but not the Pyramid
 * (MP-RULING-41): editions/multiplayer/lifted-room-returns.ts; nor the Elevator (MP-RULING-52):
 * actions/slide-elevator.ts.
 */
import { craftsmanship } from '../abilities/craftsmanship.ts';
import { defineCharacter } from '../../model/piece-kinds.ts';

export const mekanork = defineCharacter({
  id: 'mekanork',
  alsoSpelt: ['mechanork'],
  name: { en: 'Mekanork', fr: 'Méchanork' },
  letters: { en: 'Me', fr: 'Me' },
  movement: 3,
  combat: 2,
  abilities: [craftsmanship],
});
