/** Rules: group CG-OBJ-Rope. */
import { amend } from '../../../model/amend.ts';
import { rope as onSquares } from '../../objects/rope.ts';
import { rope as ropeAbility } from '../abilities/rope.ts';

export const rope = amend(onSquares, { abilities: [ropeAbility] });
