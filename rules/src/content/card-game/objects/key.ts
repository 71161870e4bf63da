/** Rules: group CG-OBJ-Key. */
import { amend } from '../../../model/amend.ts';
import { key as onSquares } from '../../objects/key.ts';
import { key as keyAbility } from '../abilities/key.ts';

export const key = amend(onSquares, { abilities: [keyAbility] });
