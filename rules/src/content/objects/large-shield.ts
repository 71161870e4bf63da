/**
 * Rules: group BD-OBJ-LargeShield. At whom nobody shoots (BD-OBJ-LargeShield-1): content/abilities/large-shield.ts;
 * asked (BD-RANGED-17): combat/equipment.ts.
 */
import { largeShield as largeShieldAbility } from '../abilities/large-shield.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const largeShield = defineObject({
  id: 'large-shield',
  name: { en: 'Large shield', fr: 'Grand bouclier' },
  letters: { en: 'Sh', fr: 'Bo' },
  abilities: [largeShieldAbility],
});
