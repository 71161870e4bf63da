/** Rules: group CG-CHAR-Colossus. */
import { amend } from '../../../model/amend.ts';
import { colossus as onSquares } from '../../characters/colossus.ts';
import { giant } from '../abilities/giant.ts';
import { portcullisBreaking } from '../abilities/portcullis-breaking.ts';

export const colossus = amend(onSquares, { movement: 1, abilities: [giant, portcullisBreaking] });
