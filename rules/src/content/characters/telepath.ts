/**
 * Rules: group BD-CHAR-Telepath. Mind control: content/abilities/mind-control.ts; which card he names, and that he need
 * not (BD-CHAR-Telepath-2, BD-CHAR-Telepath-9): actions/name-card.ts; what it does, and two of them
 * (BD-CHAR-Telepath-3, BD-CHAR-Telepath-4): combat/course-and-cards.ts; in which combats, and two of them
 * (BD-CHAR-Telepath-6 to 8): content/abilities/mind-control.ts; what is one-on-one (BD-CHAR-Telepath-5):
 * combat/duel-group-or-ranged.ts.
 */
import { mindControl } from '../abilities/mind-control.ts';
import { defineCharacter } from '../../model/piece-kinds.ts';

export const telepath = defineCharacter({
  id: 'telepath',
  name: { en: 'Telepath', fr: 'Télépathe' },
  letters: { en: 'Te', fr: 'Te' },
  movement: 3,
  combat: 0,
  abilities: [mindControl],
});
