/** Rules: group CG-CHAR-Samurai. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { expertFighter } from '../abilities/expert-fighter.ts';

export const samurai = defineCharacter({
  id: 'samurai',
  name: { en: 'Samurai', fr: 'Samouraï' },
  letters: { en: 'Sa', fr: 'Sa' },
  movement: 2,
  combat: 3,
  abilities: [expertFighter],
});
