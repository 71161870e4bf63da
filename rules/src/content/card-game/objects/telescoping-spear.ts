/** Rules: group CG-OBJ-Spear. */
import { amend } from '../../../model/amend.ts';
import { telescopingSpear as onSquares } from '../../objects/telescoping-spear.ts';
import { spear } from '../abilities/spear.ts';

export const telescopingSpear = amend(onSquares, { abilities: [spear] });
