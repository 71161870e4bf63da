/** Rules: group CG-OBJ-Treasure. */
import { defineObject } from '../../../model/piece-kinds.ts';
import { treasure as treasureAbility } from '../abilities/treasure.ts';

export const treasure = defineObject({
  id: 'treasure',
  name: { en: 'Treasure', fr: 'Trésor' },
  letters: { en: 'Ts', fr: 'Ts' },
  abilities: [treasureAbility],
});
