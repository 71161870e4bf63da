/** Mind control: in one-on-one close combat the opponent must play the card that is named, if he holds it. */
import { amend } from '../../../model/amend.ts';
import { mindControl as onSquares } from '../../abilities/mind-control.ts';

export const mindControl = amend(onSquares, {
  rules: [
    'CG-CHAR-Telepath-2',
    'CG-CHAR-Telepath-3',
    'CG-CHAR-Telepath-4',
    'CG-CHAR-Telepath-5',
    'CG-CHAR-Telepath-6',
    'CG-CHAR-Telepath-7',
    'CG-RULING-98',
  ],
});
