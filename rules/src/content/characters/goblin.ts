/**
 * Rules: group BD-CHAR-Goblin. What leaving is worth (BD-CHAR-Goblin-2, MP-SUM-5): content/abilities/underdog.ts; his
 * death is worth what anybody's is (BD-CHAR-Goblin-3): editions/policies/points-for-eliminations.ts.
 */
import { underdog } from '../abilities/underdog.ts';
import { defineCharacter } from '../../model/piece-kinds.ts';

export const goblin = defineCharacter({
  id: 'goblin',
  name: { en: 'Goblin', fr: 'Gobelin' },
  letters: { en: 'Go', fr: 'Go' },
  movement: 4,
  combat: 1,
  abilities: [underdog],
});
