/** Gate breaking: breaks a closed portcullis for good. */
import { amend } from '../../../model/amend.ts';
import { portcullisBreaking as onSquares } from '../../abilities/portcullis-breaking.ts';

export const portcullisBreaking = amend(onSquares, {
  rules: [
    'CG-CHAR-Colossus-2',
    'CG-CHAR-Colossus-3',
    'CG-CHAR-Colossus-4',
    'CG-CHAR-Colossus-7',
    'CG-CHAR-Warrior-2',
    'CG-CHAR-Warrior-3',
    'CG-RULING-26',
    'CG-RULING-174',
  ],
});
