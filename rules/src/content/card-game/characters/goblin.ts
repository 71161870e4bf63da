/** Rules: group CG-CHAR-Goblin. */
import { amend } from '../../../model/amend.ts';
import { goblin as onSquares } from '../../characters/goblin.ts';
import { underdog } from '../abilities/underdog.ts';

export const goblin = amend(onSquares, { movement: 2, abilities: [underdog] });
