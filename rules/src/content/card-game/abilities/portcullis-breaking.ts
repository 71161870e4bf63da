/** Gate breaking: breaks a closed portcullis for good: actions/open-close-break-portcullis.ts. */
import { byRules } from '../../../model/ability.ts';
import { portcullisBreaking as onSquares } from '../../abilities/portcullis-breaking.ts';

export const portcullisBreaking = byRules(
  onSquares,
  'CG-CHAR-Colossus-2 to 4',
  'CG-CHAR-Colossus-7',
  'CG-CHAR-Warrior-2 to 3',
  'CG-RULING-26',
  'CG-RULING-174',
);
