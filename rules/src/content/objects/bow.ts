/**
 * Rules: group BD-OBJ-Bow. The shot (BD-OBJ-Bow-1, BD-OBJ-Bow-2), and where each rule of ranged combat stands:
 * content/abilities/bow.ts; at whom (BD-RANGED-1 to 3, BD-RANGED-9): editions/policies/board-attack.ts.
 */
import { bow as bowAbility } from '../abilities/bow.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const bow = defineObject({
  id: 'bow',
  name: { en: 'Bow', fr: 'Arc' },
  letters: { en: 'Bo', fr: 'Ac' },
  abilities: [bowAbility],
});
