/** Rules: group BD-CHAR-Wizard. He stops like anybody (BD-CHAR-Wizard-4): actions/squares/square-loads.ts. */
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
