/**
 * Mind control: in one-on-one close combat the opponent must play the card that is named, if he holds it; two who could
 * name one are both silent (BD-CHAR-Telepath-8, CG-CHAR-Telepath-7). In group combat and when shot at it has no effect
 * (BD-CHAR-Telepath-6, BD-CHAR-Telepath-7, CG-CHAR-Telepath-6); whether he attacks or defends makes no difference
 * (BD-CHAR-Telepath-9, CG-CHAR-Telepath-5). What is one-on-one (BD-CHAR-Telepath-5): combat/duel-group-or-ranged.ts;
 * who names, and before whom: combat/course-and-cards.ts (CG-RULING-91, CG-RULING-96, CG-RULING-97); that he need not:
 * actions/name-card.ts (BD-CHAR-Telepath-9); what the naming does: combat/course-and-cards.ts (`acceptName`:
 * BD-CHAR-Telepath-3, BD-CHAR-Telepath-4, BD-RULING-69; CG-CHAR-Telepath-2 to 4, CG-RULING-95, CG-RULING-99); two cards
 * of one value: combat/cards/hand.ts (BD-RULING-71).
 */
import { defineAbility } from '../../model/ability.ts';

export const mindControl = defineAbility({
  id: 'mindControl',
  rules: ['BD-CHAR-Telepath-2', 'BD-CHAR-Telepath-8', 'BD-RULING-70'],
  namesCard: ({ duel, opposed }) => duel && !opposed,
});
