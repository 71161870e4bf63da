/** Rules: group BD-OBJ-Sword. What it adds (BD-OBJ-Sword-1): content/abilities/sword.ts. */
import { sword as swordAbility } from '../abilities/sword.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const sword = defineObject({
  id: 'sword',
  name: { en: 'Sword', fr: 'Épée' },
  letters: { en: 'Sw', fr: 'Ep' },
  abilities: [swordAbility],
});
