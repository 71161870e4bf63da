/** Rules: group CG-OBJ-Rope. A pit is no place to leave it on (CG-OBJ-Rope-3): labyrinth/zone-ground.ts. */
import { amend } from '../../../model/amend.ts';
import { rope as onSquares } from '../../objects/rope.ts';
import { rope as ropeAbility } from '../abilities/rope.ts';

export const rope = amend(onSquares, { abilities: [ropeAbility] });
