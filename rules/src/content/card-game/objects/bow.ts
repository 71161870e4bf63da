/** Rules: group CG-OBJ-Bow. */
import { defineObject } from '../../../model/piece-kinds.ts';
import { bow as bowAbility } from '../abilities/bow.ts';

export const bow = defineObject({
  id: 'bow',
  name: { en: 'Bow', fr: 'Arc' },
  letters: { en: 'Bo', fr: 'Ac' },
  abilities: [bowAbility],
});
