/** Lock-picking: opens and closes portcullises like a Key: actions/open-close-break-portcullis.ts. */
import { byRules } from '../../../model/ability.ts';
import { lockPicking as onSquares } from '../../abilities/lock-picking.ts';

export const lockPicking = byRules(
  onSquares,
  'CG-CHAR-Backstabber-5',
  'CG-CHAR-Thief-3',
  'CG-RULING-27',
  'CG-RULING-174',
);
