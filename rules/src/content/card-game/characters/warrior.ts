/**
 * Rules: group CG-CHAR-Warrior. Breaking (CG-CHAR-Warrior-2, CG-CHAR-Warrior-3):
 * content/card-game/abilities/portcullis-breaking.ts.
 */
import { amend } from '../../../model/ability.ts';
import { warrior as onSquares } from '../../characters/warrior.ts';
import { portcullisBreaking } from '../abilities/portcullis-breaking.ts';

export const warrior = amend(onSquares, { movement: 2, abilities: [portcullisBreaking] });
