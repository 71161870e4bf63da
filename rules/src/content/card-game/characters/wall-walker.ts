/** Rules: group CG-CHAR-WallWalker. Through a wall she reveals nothing (CG-CHAR-WallWalker-4): actions/reveal.ts. */
import { amend } from '../../../model/amend.ts';
import { wallWalker as onSquares } from '../../characters/wall-walker.ts';
import { wallWalking } from '../abilities/wall-walking.ts';

export const wallWalker = amend(onSquares, { movement: 2, abilities: [wallWalking] });
