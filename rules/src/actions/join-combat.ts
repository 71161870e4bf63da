/**
 * The answer of a player to whom a combat of others is open: in on a side, or out. To whom it is open, and on which
 * side (MP-MURDER-11, MP-RULING-53): multiplayer/murder-who-fights.ts. Rules: MP-MURDER-12; MP-RULING-54.
 */
import { chooseSide } from '../combat/course-and-cards.ts';
import { isOpenTo, joinedBy, openAnswers, sideNameOf } from '../combat/players-of-a-combat.ts';
import { refuse } from '../refusals.ts';
import { NO_PIECE, targetOf } from '../model/packed-action.ts';
import { answerKind } from './kind-makers.ts';
import { type ActionRow, NONE, oneOf } from '../model/action-row.ts';

export const join = answerKind({
  type: 'join',
  list(p, seat, _piece, out): void {
    for (const answer of openAnswers(p, seat)) out.push(NO_PIECE, answer);
  },
  check(p, seat, { side }) {
    const answer = joinedBy(side);
    return isOpenTo(p, seat, answer) ? answer : refuse('SIDE_NOT_OPEN');
  },
  perform: (p, seat, packed, emit) => chooseSide(p, seat, targetOf(packed), emit),
  decode: (packed) => ({ type: 'join', side: sideNameOf(targetOf(packed)) }),
});

export const joinRow: ActionRow<'join'> = {
  fields: { side: oneOf('attack', 'defence', null) },
  text: [
    { word: { en: 'join', fr: 'rejoindre' } },
    {
      choice: 'side',
      among: [
        ['attack', { en: 'attack', fr: 'attaque' }],
        ['defence', { en: 'defence', fr: 'défense' }],
        [null, NONE],
      ],
      no: {
        en: 'is no side: attack, defence or none.',
        fr: 'n’est pas un camp : attaque, défense ou rien.',
      },
    },
  ],
};
