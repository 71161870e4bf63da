/**
 * Players who came into a combat of others, or stayed out: they were asked in turn, and the side that they took was open
 * to them.
 */
import type { Joining } from '../../editions/policies/policies.ts';
import { stageOf } from '../../turn/flow.ts';
import type { Seat } from '../../vocabulary.ts';
import { CHOOSER, GONE, JOINED, NOT_ASKED, STAYED_OUT } from '../fields.ts';
import type { Position } from '../position.ts';
import { isOver } from './course.ts';
import type { Faults } from './fault.ts';

const NOBODY = -1;

/** `before` is the combat as it was declared; it goes through all answers again. */
export function* joiningFaults(p: Position, before: Position): Faults {
  const { joining } = p.table.policies.combatants;
  if (joining) yield* answerFaults(p, before, joining);
  for (let seat = 0; seat < p.table.seats; seat++) {
    const answer = p.data[JOINED + seat];
    // Whoever stayed out and then left the table would not be asked any more.
    const mayHaveStayedOut = p.data[GONE + seat] === 1 && answer === STAYED_OUT;
    if (answer !== before.data[JOINED + seat] && !mayHaveStayedOut)
      yield {
        path: ['combat', 'joined', seat],
        words: { en: 'has not been asked whether he comes in', fr: 'n’a pas été invité à se joindre' },
      };
  }
}

/** Asks everybody again, up to the one who is being asked now. */
function* answerFaults(p: Position, before: Position, joining: Joining): Faults {
  const asked: Seat = stageOf(p) === 'join' ? p.data[CHOOSER] : NOBODY;
  let seat = joining.nextToAsk(before);
  while (seat !== NOBODY && seat !== asked) {
    const path = ['combat', 'joined', seat];
    const answer = p.data[JOINED + seat];
    if (answer === NOT_ASKED) {
      // A game may have ended while somebody was asked.
      if (!isOver(p))
        yield {
          path,
          words: {
            en: 'has still to be asked whether he comes in',
            fr: 'doit encore être invité à se joindre',
          },
        };
      return;
    }
    if (answer !== STAYED_OUT && !joining.mayTake(before, seat, answer))
      yield { path, words: { en: 'that side is not open to him', fr: 'ce côté ne lui est pas ouvert' } };
    joining.take(before, seat, answer);
    seat = joining.nextToAsk(before);
  }
  if (seat !== asked)
    yield {
      path: ['chooser'],
      words: { en: 'is not asked whether he comes in', fr: 'n’est pas invité à se joindre' },
    };
}
