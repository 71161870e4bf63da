/**
 * Rules: group CG-CHAR-Thief. Pits (CG-CHAR-Thief-2): content/card-game/abilities/acrobatics.ts; locks
 * (CG-CHAR-Thief-3): content/card-game/abilities/lock-picking.ts.
 */
import { amend } from '../../../model/ability.ts';
import { thief as onSquares } from '../../characters/thief.ts';
import { acrobatics } from '../abilities/acrobatics.ts';
import { lockPicking } from '../abilities/lock-picking.ts';

export const thief = amend(onSquares, { movement: 3, abilities: [acrobatics, lockPicking] });
