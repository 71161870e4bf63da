/** Rules: group CG-CHAR-Naga. */
import { amend } from '../../../model/amend.ts';
import { naga as onSquares } from '../../characters/naga.ts';
import { contortion } from '../abilities/contortion.ts';

export const naga = amend(onSquares, { movement: 3, abilities: [contortion] });
