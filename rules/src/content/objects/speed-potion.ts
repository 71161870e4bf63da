/**
 * Rules: group BD-OBJ-SpeedPotion. Drinking it (BD-OBJ-SpeedPotion-1 to 3): content/abilities/speed-potion.ts; who pays
 * then (BD-RULING-22): turn/paying.ts.
 */
import { speedPotion as speedPotionAbility } from '../abilities/speed-potion.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const speedPotion = defineObject({
  id: 'speed-potion',
  name: { en: 'Speed potion', fr: 'Potion de vitesse' },
  letters: { en: 'Po', fr: 'Po' },
  abilities: [speedPotionAbility],
});
