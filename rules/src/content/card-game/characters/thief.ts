/** Rules: group CG-CHAR-Thief. */
import { amend } from '../../../model/amend.ts';
import { thief as onSquares } from '../../characters/thief.ts';
import { acrobatics } from '../abilities/acrobatics.ts';
import { lockPicking } from '../abilities/lock-picking.ts';

export const thief = amend(onSquares, { movement: 3, abilities: [acrobatics, lockPicking] });
