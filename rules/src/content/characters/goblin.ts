/** Rules: group BD-CHAR-Goblin. */
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
