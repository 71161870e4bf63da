/** Rules: group BD-OBJ-Treasure. */
import { treasure as treasureAbility } from '../abilities/treasure.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const treasure = defineObject({
  id: 'treasure',
  name: { en: 'Treasure', fr: 'Trésor' },
  letters: { en: 'Ts', fr: 'Ts' },
  abilities: [treasureAbility],
});
