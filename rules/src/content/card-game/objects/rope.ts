/**
 * Rules: group CG-OBJ-Rope. Crossing (CG-OBJ-Rope-1, CG-OBJ-Rope-2): content/card-game/abilities/rope.ts; asked
 * (CG-MOVE-11): actions/zones/zone-step.ts. A pit is no place to leave it on (CG-OBJ-Rope-3):
 * labyrinth/neighbouring-zones.ts.
 */
import { amend } from '../../../model/ability.ts';
import { rope as onSquares } from '../../objects/rope.ts';
import { rope as ropeAbility } from '../abilities/rope.ts';

export const rope = amend(onSquares, { abilities: [ropeAbility] });
