/** Rules: group BD-OBJ-Rope. On pits (group BD-PIT): actions/squares/square-loads.ts. */
import { rope as ropeAbility } from '../abilities/rope.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const rope = defineObject({
  id: 'rope',
  name: { en: 'Rope', fr: 'Corde' },
  letters: { en: 'Ro', fr: 'Cd' },
  abilities: [ropeAbility],
});
