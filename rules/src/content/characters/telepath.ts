/**
 * Rules: group BD-CHAR-Telepath. Mind control, and where each part of it is asked (BD-CHAR-Telepath-2 to
 * BD-CHAR-Telepath-9): content/abilities/mind-control.ts.
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
