/** Treasure: one point more for the player whose character carries it out. */
import { defineAbility } from '../../../model/ability.ts';

export const treasure = defineAbility({
  id: 'treasure',
  rules: ['CG-OBJ-Treasure-1', 'CG-OBJ-Treasure-2', 'CG-VP-4'],
  exitPoints: 1,
});
