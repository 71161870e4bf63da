/** Rules: group BD-OBJ-SpeedPotion. */
import { speedPotion as speedPotionAbility } from '../abilities/speed-potion.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const speedPotion = defineObject({
  id: 'speed-potion',
  name: { en: 'Speed potion', fr: 'Potion de vitesse' },
  letters: { en: 'Po', fr: 'Po' },
  abilities: [speedPotionAbility],
});
