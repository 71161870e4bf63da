/** Rules: group CG-CHAR-Goblin. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { underdog } from '../abilities/underdog.ts';

export const goblin = defineCharacter({
  id: 'goblin',
  name: { en: 'Goblin', fr: 'Gobelin' },
  letters: { en: 'Go', fr: 'Go' },
  movement: 2,
  combat: 1,
  abilities: [underdog],
});
