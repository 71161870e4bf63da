/** Rules: group BD-OBJ-Spear. */
import { spear } from '../abilities/spear.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const telescopingSpear = defineObject({
  id: 'telescoping-spear',
  name: { en: 'Telescoping spear', fr: 'Lance télescopique' },
  letters: { en: 'Sp', fr: 'La' },
  abilities: [spear],
});
