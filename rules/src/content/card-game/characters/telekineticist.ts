/**
 * Rules: group CG-CHAR-Telekineticist. Floating objects (CG-CHAR-Telekineticist-2 to 11):
 * content/card-game/abilities/psychokinesis.ts; magic (CG-CHAR-Telekineticist-12):
 * content/card-game/abilities/magic-user.ts.
 */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { magicUser } from '../abilities/magic-user.ts';
import { psychokinesis } from '../abilities/psychokinesis.ts';

export const telekineticist = defineCharacter({
  id: 'telekineticist',
  name: { en: 'Telekineticist', fr: 'Télékinésiste' },
  letters: { en: 'Tk', fr: 'Tk' },
  movement: 3,
  combat: 1,
  abilities: [psychokinesis, magicUser],
});
