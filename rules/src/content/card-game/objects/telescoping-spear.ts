/** Rules: group CG-OBJ-Spear. It strikes into the next zone, over a pit or through a slit. */
import { byRules } from '../../../model/ability.ts';
import { amend } from '../../../model/amend.ts';
import { telescopingSpear as onSquares } from '../../objects/telescoping-spear.ts';
import { spear } from '../../abilities/spear.ts';

export const telescopingSpear = amend(onSquares, { abilities: [byRules(spear, 'CG-OBJ-Spear-1 to 6')] });
