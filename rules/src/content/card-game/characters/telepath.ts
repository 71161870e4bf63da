/**
 * Rules: group CG-CHAR-Telepath. Mind control: content/abilities/mind-control.ts; which card he names
 * (CG-CHAR-Telepath-2): actions/name-card.ts; what it does, also in defence, and two of them (CG-CHAR-Telepath-2 to
 * CG-CHAR-Telepath-5, CG-CHAR-Telepath-7): combat/course-and-cards.ts; in which combats (CG-CHAR-Telepath-6):
 * combat/duel-group-or-ranged.ts.
 */
import { amend, byRules } from '../../../model/ability.ts';
import { telepath as onSquares } from '../../characters/telepath.ts';
import { mindControl } from '../../abilities/mind-control.ts';

export const telepath = amend(onSquares, {
  movement: 2,
  abilities: [byRules(mindControl, 'CG-CHAR-Telepath-2 to 7', 'CG-RULING-98')],
});
