/**
 * Rules: group CG-CHAR-WallWalker. The step (CG-CHAR-WallWalker-2, CG-CHAR-WallWalker-3, CG-CHAR-WallWalker-5 to 8):
 * content/card-game/abilities/wall-walking.ts; through a wall she reveals nothing (CG-CHAR-WallWalker-4):
 * actions/reveal.ts.
 */
import { amend } from '../../../model/ability.ts';
import { wallWalker as onSquares } from '../../characters/wall-walker.ts';
import { wallWalking } from '../abilities/wall-walking.ts';

export const wallWalker = amend(onSquares, { movement: 2, abilities: [wallWalking] });
