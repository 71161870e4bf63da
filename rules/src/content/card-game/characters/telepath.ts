/**
 * Rules: group CG-CHAR-Telepath. In which combats, and two of them (CG-CHAR-Telepath-5 to 7):
 * content/abilities/mind-control.ts; which card he names (CG-CHAR-Telepath-2): actions/name-card.ts; what it does
 * (CG-CHAR-Telepath-2 to 4): combat/course-and-cards.ts.
 */
import { amend, byRules } from '../../../model/ability.ts';
import { telepath as onSquares } from '../../characters/telepath.ts';
import { mindControl } from '../../abilities/mind-control.ts';

export const telepath = amend(onSquares, {
  movement: 2,
  abilities: [byRules(mindControl, 'CG-CHAR-Telepath-2 to 7', 'CG-RULING-98')],
});
