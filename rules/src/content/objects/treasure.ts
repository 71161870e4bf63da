/**
 * Rules: group BD-OBJ-Treasure. What it is worth (BD-OBJ-Treasure-1, BD-OBJ-Treasure-2): content/abilities/treasure.ts.
 * Counted in turn/exit.ts.
 */
import { treasure as treasureAbility } from '../abilities/treasure.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const treasure = defineObject({
  id: 'treasure',
  name: { en: 'Treasure', fr: 'Trésor' },
  letters: { en: 'Ts', fr: 'Ts' },
  abilities: [treasureAbility],
});
