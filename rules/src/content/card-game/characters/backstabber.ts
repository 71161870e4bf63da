/** Rules: group CG-CHAR-Backstabber. */
import { amend } from '../../../model/amend.ts';
import { backstabber as onSquares } from '../../characters/backstabber.ts';
import { lockPicking } from '../abilities/lock-picking.ts';
import { stab } from '../abilities/stab.ts';

export const backstabber = amend(onSquares, { movement: 2, abilities: [stab, lockPicking] });
