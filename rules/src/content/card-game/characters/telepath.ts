/** Rules: group CG-CHAR-Telepath. */
import { byRules } from '../../../model/ability.ts';
import { amend } from '../../../model/amend.ts';
import { telepath as onSquares } from '../../characters/telepath.ts';
import { mindControl } from '../../abilities/mind-control.ts';

export const telepath = amend(onSquares, {
  movement: 2,
  abilities: [byRules(mindControl, 'CG-CHAR-Telepath-2 to 7', 'CG-RULING-98')],
});
