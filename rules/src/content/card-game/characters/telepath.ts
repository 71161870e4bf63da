/**
 * Rules: group CG-CHAR-Telepath. Mind control, and where each part of it is asked (CG-CHAR-Telepath-2 to
 * CG-CHAR-Telepath-4, CG-CHAR-Telepath-6, CG-CHAR-Telepath-7): content/abilities/mind-control.ts; also in defence
 * (CG-CHAR-Telepath-5): combat/course-and-cards.ts.
 */
import { byRules } from '../../../model/ability.ts';
import { amend } from '../../../model/amend.ts';
import { telepath as onSquares } from '../../characters/telepath.ts';
import { mindControl } from '../../abilities/mind-control.ts';

export const telepath = amend(onSquares, {
  movement: 2,
  abilities: [byRules(mindControl, 'CG-CHAR-Telepath-2 to 7', 'CG-RULING-98')],
});
