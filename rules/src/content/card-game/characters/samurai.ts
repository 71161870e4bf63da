/**
 * Rules: group CG-CHAR-Samurai. Which combat is free (CG-CHAR-Samurai-2 to 4):
 * content/card-game/abilities/expert-fighter.ts; paid (CG-CHAR-Samurai-2): combat/price-of-attack.ts.
 */
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
