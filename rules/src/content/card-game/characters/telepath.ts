/** Rules: group CG-CHAR-Telepath. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { mindControl } from '../abilities/mind-control.ts';

export const telepath = defineCharacter({
  id: 'telepath',
  name: { en: 'Telepath', fr: 'Télépathe' },
  letters: { en: 'Te', fr: 'Te' },
  movement: 2,
  combat: 0,
  abilities: [mindControl],
});
