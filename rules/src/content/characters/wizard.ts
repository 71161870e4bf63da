/**
 * Rules: group BD-CHAR-Wizard. Flying (BD-CHAR-Wizard-2): content/abilities/levitation.ts; he stops like anybody
 * (BD-CHAR-Wizard-3, BD-CHAR-Wizard-4): actions/squares/square-stacking.ts; magic (BD-CHAR-Wizard-5):
 * content/abilities/spellcasting.ts.
 */
import { levitation } from '../abilities/levitation.ts';
import { spellcasting } from '../abilities/spellcasting.ts';
import { defineCharacter } from '../../model/piece-kinds.ts';

export const wizard = defineCharacter({
  id: 'wizard',
  name: { en: 'Wizard', fr: 'Magicien' },
  letters: { en: 'Wi', fr: 'Ma' },
  movement: 4,
  combat: 1,
  abilities: [levitation, spellcasting],
});
