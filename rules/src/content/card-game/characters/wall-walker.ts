/** Rules: group CG-CHAR-WallWalker. */
import { amend } from '../../../model/amend.ts';
import { wallWalker as onSquares } from '../../characters/wall-walker.ts';
import { wallWalking } from '../abilities/wall-walking.ts';

export const wallWalker = amend(onSquares, { movement: 2, abilities: [wallWalking] });
