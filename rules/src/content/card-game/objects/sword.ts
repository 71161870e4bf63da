/** Rules: group CG-OBJ-Sword. */
import { defineObject } from '../../../model/piece-kinds.ts';
import { sword as swordAbility } from '../abilities/sword.ts';

export const sword = defineObject({
  id: 'sword',
  name: { en: 'Sword', fr: 'Épée' },
  letters: { en: 'Sw', fr: 'Ep' },
  abilities: [swordAbility],
});
