/**
 * The answer of a player to whom a combat of others is open: in on a side, or out.
 * Rules: MP-MURDER-12; MP-RULING-53, MP-RULING-54.
 */
import { chooseSide } from '../combat/combat.ts';
import { isOpenTo, joinedBy, openAnswers, sideNameOf } from '../combat/sides.ts';
import { refuse, type Refusal } from '../refusals.ts';
import type { Action } from '../model/action.ts';
import { NO_PIECE, targetOf } from '../model/packed-action.ts';
import type { ActionKind } from '../model/action-kind.ts';
import { type ActionRow, NONE, oneOf } from '../model/action-row.ts';

export const join: ActionKind = {
  type: 'join',
  barrier: true,
  list(p, seat, _piece, out): void {
    for (const answer of openAnswers(p, seat)) out.push(NO_PIECE, answer);
  },
  check(p, seat, action, out): Refusal | null {
    if (action.type !== 'join') return refuse('MALFORMED');
    const answer = joinedBy(action.side);
    if (!isOpenTo(p, seat, answer)) return refuse('SIDE_NOT_OPEN');
    out.head |= (NO_PIECE << 6) | (answer << 13);
    return null;
  },
  perform(p, seat, packed, emit): void {
    chooseSide(p, seat, targetOf(packed), emit);
  },
  decode: (_p, _seat, packed): Action => ({ type: 'join', side: sideNameOf(targetOf(packed)) }),
};

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
  aim: null,
  ask: null,
};
