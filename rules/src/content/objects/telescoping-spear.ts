/**
 * Rules: group BD-OBJ-Spear. Reach (BD-OBJ-Spear-1 to 3): labyrinth/spear-reach.ts; when one may strike
 * (BD-OBJ-Spear-8, BD-OBJ-Spear-10): editions/policies/board-attack.ts; not in defence (BD-OBJ-Spear-9):
 * actions/attack.ts; what becomes of it (BD-OBJ-Spear-4 to 7): combat/outcome.ts; all else (BD-OBJ-Spear-11):
 * content/abilities/spear.ts.
 */
import { spear } from '../abilities/spear.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const telescopingSpear = defineObject({
  id: 'telescoping-spear',
  name: { en: 'Telescoping spear', fr: 'Lance télescopique' },
  letters: { en: 'Sp', fr: 'La' },
  abilities: [spear],
});
