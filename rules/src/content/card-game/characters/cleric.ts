/** Rules: group CG-CHAR-Cleric. Healing (CG-CHAR-Cleric-2 to 7): content/card-game/abilities/healing.ts. */
import { amend } from '../../../model/ability.ts';
import { cleric as onSquares } from '../../characters/cleric.ts';
import { healing } from '../abilities/healing.ts';

export const cleric = amend(onSquares, { movement: 2, abilities: [healing] });
