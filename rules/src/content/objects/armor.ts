/** Rules: group BD-OBJ-Armor. What it adds (BD-OBJ-Armor-1): content/abilities/armor.ts. */
import { armor as armorAbility } from '../abilities/armor.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const armor = defineObject({
  id: 'armor',
  name: { en: 'Armor', fr: 'Armure' },
  letters: { en: 'Ar', fr: 'Ar' },
  abilities: [armorAbility],
});
