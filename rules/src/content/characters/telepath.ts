/** Rules: group BD-CHAR-Telepath. */
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
