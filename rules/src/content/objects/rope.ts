/**
 * Rules: group BD-OBJ-Rope. Where each rule about pits stands (BD-OBJ-Rope-1): content/abilities/rope.ts; crossing
 * (BD-PIT-1, BD-PIT-4, BD-PIT-6): actions/squares/square-step.ts; staying, lying (BD-PIT-2, BD-PIT-3):
 * actions/squares/square-stacking.ts; taking (BD-PIT-5, BD-PIT-7): actions/squares/square-loads.ts.
 */
import { rope as ropeAbility } from '../abilities/rope.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const rope = defineObject({
  id: 'rope',
  name: { en: 'Rope', fr: 'Corde' },
  letters: { en: 'Ro', fr: 'Cd' },
  abilities: [ropeAbility],
});
