/**
 * Rules: group BD-OBJ-Rope. Where each rule about pits stands (BD-OBJ-Rope-1): content/abilities/rope.ts; crossing,
 * staying, taking (BD-PIT-1 to 7): actions/squares/square-pits.ts.
 */
import { rope as ropeAbility } from '../abilities/rope.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const rope = defineObject({
  id: 'rope',
  name: { en: 'Rope', fr: 'Corde' },
  letters: { en: 'Ro', fr: 'Cd' },
  abilities: [ropeAbility],
});
