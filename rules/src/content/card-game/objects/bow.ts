/** Rules: group CG-OBJ-Bow. */
import { amend } from '../../../model/amend.ts';
import { bow as onSquares } from '../../objects/bow.ts';
import { bow as bowAbility } from '../abilities/bow.ts';

export const bow = amend(onSquares, { abilities: [bowAbility] });
