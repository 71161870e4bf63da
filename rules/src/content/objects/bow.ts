/** Rules: group BD-OBJ-Bow. At whom it is shot (group BD-RANGED): editions/policies/board-attack.ts. */
import { bow as bowAbility } from '../abilities/bow.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const bow = defineObject({
  id: 'bow',
  name: { en: 'Bow', fr: 'Arc' },
  letters: { en: 'Bo', fr: 'Ac' },
  abilities: [bowAbility],
});
