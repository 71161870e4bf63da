/** Treasure: one point more for the player whose figure carries it out; counted in turn/exit.ts. */
import { defineAbility } from '../../model/ability.ts';

/** In zones: CG-OBJ-Treasure-1, CG-OBJ-Treasure-2, CG-VP-4. */
export const treasure = defineAbility({
  id: 'treasure',
  rules: ['BD-OBJ-Treasure-1', 'BD-OBJ-Treasure-2', 'BD-VP-4'],
  exitPoints: 1,
});
