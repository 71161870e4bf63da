/**
 * Players who came into a combat of others, or stayed out: they were asked, all at once or in turn, and the side that
 * they took or chose was open to them.
 */
import { answersTogether, isOpenTo } from '../../combat/players-of-a-combat.ts';
import type { Joining } from '../../model/policies.ts';
import { seatsOf, stageOf } from '../../turn/turn-and-game-end.ts';
import type { Seat } from '../../vocabulary.ts';
import { CHOOSER, CHOSEN, GONE, JOINED, NOT_ASKED, STAYED_OUT } from '../../model/fields.ts';
import type { Position } from '../../model/position.ts';
import { isOver } from './course.ts';
import { fault, type Faults, type PositionFault } from './position-fault.ts';

const NOBODY = -1;

const stillToAsk = (seat: Seat): PositionFault =>
  fault(['combat', 'joined', seat], {
    en: 'has still to be asked whether he comes in',
    fr: 'doit encore être invité à se joindre',
  });

/** `before` is the combat as it was declared; it goes through all answers again. */
export function* joiningFaults(p: Position, before: Position): Faults {
  const { joining } = p.ruleset.policies.combatants;
  if (joining)
    yield* answersTogether(p) ? togetherFaults(p, before, joining) : inTurnFaults(p, before, joining);
  for (let seat = 0; seat < p.ruleset.seats; seat++) {
    const answer = p.data[JOINED + seat];
    // Whoever stayed out and then left the table would not be asked any more.
    const mayHaveStayedOut = p.data[GONE + seat] === 1 && answer === STAYED_OUT;
    if (answer !== before.data[JOINED + seat] && !mayHaveStayedOut)
      yield fault(['combat', 'joined', seat], {
        en: 'has not been asked whether he comes in',
        fr: 'n’a pas été invité à se joindre',
      });
    if (p.data[CHOSEN + seat] !== before.data[CHOSEN + seat])
      yield fault(['combat', 'chosen', seat], { en: 'has nothing to choose', fr: 'n’a rien à choisir' });
  }
}

/**
 * All were asked at the same moment. While some have still to choose, answers lie face down, and only who was too slow
 * is known to stay out; afterwards all answers are known.
 */
function* togetherFaults(p: Position, before: Position, joining: Joining): Faults {
  const asked = seatsOf(joining.asked(before));
  const isAsking = stageOf(p) === 'join';
  const isIn = (seat: Seat): boolean => ![NOT_ASKED, STAYED_OUT].includes(p.data[JOINED + seat]);
  const mayChoose = isAsking || (isOver(p) && !asked.some(isIn));
  for (const seat of asked) {
    const [answer, chosen] = [p.data[JOINED + seat], p.data[CHOSEN + seat]];
    for (const [field, value] of [
      ['joined', answer],
      ['chosen', chosen],
    ] as const)
      if (value !== NOT_ASKED && !isOpenTo(before, seat, value))
        yield fault(['combat', field, seat], {
          en: 'that side is not open to him',
          fr: 'ce côté ne lui est pas ouvert',
        });
    if (isAsking && isIn(seat))
      yield fault(['combat', 'joined', seat], {
        en: 'answers lie face down while others choose',
        fr: 'les réponses restent face cachée tant que d’autres choisissent',
      });
    if (chosen !== NOT_ASKED && (answer !== NOT_ASKED || !mayChoose))
      yield fault(['combat', 'chosen', seat], { en: 'his answer lies open', fr: 'sa réponse est visible' });
    if (answer === NOT_ASKED && !mayChoose) yield stillToAsk(seat);
  }
  const waiting = asked.filter(
    (seat) => p.data[JOINED + seat] === NOT_ASKED && p.data[CHOSEN + seat] === NOT_ASKED,
  );
  if (isAsking && p.data[CHOOSER] !== NOBODY)
    yield fault(['chooser'], {
      en: 'all who may come in choose at once',
      fr: 'tous ceux qui peuvent se joindre choisissent en même temps',
    });
  if (isAsking && waiting.length === 0)
    yield fault(['stage'], {
      en: 'all have answered whether they come in',
      fr: 'tous ont dit s’ils se joignent',
    });
  for (const seat of asked) {
    before.data[CHOSEN + seat] = p.data[CHOSEN + seat];
    if (p.data[JOINED + seat] !== NOT_ASKED) joining.take(before, seat, p.data[JOINED + seat]);
  }
}

/** Asks everybody again, up to the one who is being asked now. */
function* inTurnFaults(p: Position, before: Position, joining: Joining): Faults {
  const asked: Seat = stageOf(p) === 'join' ? p.data[CHOOSER] : NOBODY;
  const next = (): Seat => seatsOf(joining.asked(before))[0] ?? NOBODY;
  let seat = next();
  while (seat !== NOBODY && seat !== asked) {
    const answer = p.data[JOINED + seat];
    if (answer === NOT_ASKED) {
      // A game may have ended while somebody was asked.
      if (!isOver(p)) yield stillToAsk(seat);
      return;
    }
    if (!isOpenTo(before, seat, answer))
      yield fault(['combat', 'joined', seat], {
        en: 'that side is not open to him',
        fr: 'ce côté ne lui est pas ouvert',
      });
    joining.take(before, seat, answer);
    seat = next();
  }
  if (seat !== asked)
    yield fault(['chooser'], { en: 'is not asked whether he comes in', fr: 'n’est pas invité à se joindre' });
}
