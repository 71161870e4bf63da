/** Rules: group CG-OBJ-Rope. */
import { defineObject } from '../../../model/piece-kinds.ts';
import { rope as ropeAbility } from '../abilities/rope.ts';

export const rope = defineObject({
  id: 'rope',
  name: { en: 'Rope', fr: 'Corde' },
  letters: { en: 'Ro', fr: 'Cd' },
  abilities: [ropeAbility],
});
