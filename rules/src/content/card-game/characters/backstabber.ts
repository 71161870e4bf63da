/**
 * Friends who shoot are company too (CG-RULING-112); as a shooter herself she counts what her weapon counts.
 * Rules: group CG-CHAR-Backstabber.
 */
import { byRules } from '../../../model/ability.ts';
import { amend } from '../../../model/amend.ts';
import { backstabber as onSquares } from '../../characters/backstabber.ts';
import { lockPicking } from '../abilities/lock-picking.ts';
import { stab } from '../../abilities/stab.ts';

export const backstabber = amend(onSquares, {
  movement: 2,
  abilities: [byRules(stab, 'CG-CHAR-Backstabber-2 to 4', 'CG-RULING-111', 'CG-RULING-112'), lockPicking],
});
