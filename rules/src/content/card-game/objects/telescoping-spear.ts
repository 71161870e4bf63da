/** Rules: group CG-OBJ-Spear. */
import { defineObject } from '../../../model/piece-kinds.ts';
import { spear } from '../abilities/spear.ts';

export const telescopingSpear = defineObject({
  id: 'telescoping-spear',
  name: { en: 'Telescoping spear', fr: 'Lance télescopique' },
  letters: { en: 'Sp', fr: 'La' },
  abilities: [spear],
});
