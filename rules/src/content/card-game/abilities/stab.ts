/**
 * Stab: two more in close combat, attacking or defending, as soon as another friendly character takes part.
 *
 * Friends who shoot are company too (CG-RULING-112); as a shooter herself she counts what her weapon counts.
 */
import { amend } from '../../../model/amend.ts';
import { stab as onSquares } from '../../abilities/stab.ts';

export const stab = amend(onSquares, {
  rules: [
    'CG-CHAR-Backstabber-2',
    'CG-CHAR-Backstabber-3',
    'CG-CHAR-Backstabber-4',
    'CG-RULING-111',
    'CG-RULING-112',
  ],
});
