/** Rules: group CG-OBJ-Sword. */
import { amend } from '../../../model/amend.ts';
import { sword as onSquares } from '../../objects/sword.ts';
import { sword as swordAbility } from '../abilities/sword.ts';

export const sword = amend(onSquares, { abilities: [swordAbility] });
