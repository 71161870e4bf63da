/** Rules: group CG-OBJ-Armor. */
import { defineObject } from '../../../model/piece-kinds.ts';
import { armor as armorAbility } from '../abilities/armor.ts';

export const armor = defineObject({
  id: 'armor',
  name: { en: 'Armor', fr: 'Armure' },
  letters: { en: 'Ar', fr: 'Ar' },
  abilities: [armorAbility],
});
