/**
 * Rules: group CG-CHAR-Troll. Regeneration (CG-CHAR-Troll-2 to 4): content/card-game/abilities/regeneration.ts; a
 * fireball kills him too (CG-CHAR-Troll-5): content/abilities/fireball.ts.
 */
import { amend } from '../../../model/ability.ts';
import { troll as onSquares } from '../../characters/troll.ts';
import { regeneration } from '../abilities/regeneration.ts';

export const troll = amend(onSquares, { movement: 1, abilities: [regeneration] });
