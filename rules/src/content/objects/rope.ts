/** Rules: group BD-OBJ-Rope. */
import { rope as ropeAbility } from '../abilities/rope.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const rope = defineObject({
  id: 'rope',
  name: { en: 'Rope', fr: 'Corde' },
  letters: { en: 'Ro', fr: 'Cd' },
  abilities: [ropeAbility],
});
