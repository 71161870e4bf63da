/**
 * How many combat cards an attacker lays who may lay two: one is a choice too. Who may: killer-rage.ts.
 * Rules: CG-CHAR-Berserker-2, CG-CHAR-Berserker-4.
 */
import { acceptCount } from '../combat/course-and-cards.ts';
import { type ActionRow, CARD_COUNT } from '../model/action-row.ts';
import { NO_PIECE, targetOf } from '../model/packed-action.ts';
import { refuse } from '../refusals.ts';
import { answerKind } from './kind-makers.ts';

export const countCards = answerKind({
  type: 'countCards',
  list(_p, _seat, _piece, out): void {
    out.push(NO_PIECE, 1);
    out.push(NO_PIECE, 2);
  },
  check: (_p, _seat, { count }) => (count === 1 || count === 2 ? count : refuse('ONE_OR_TWO_CARDS')),
  perform: (p, _seat, packed, emit) => acceptCount(p, targetOf(packed), emit),
  decode: (packed) => ({ type: 'countCards', count: targetOf(packed) }),
});

export const countCardsRow: ActionRow<'countCards'> = {
  fields: { count: CARD_COUNT },
  text: [{ word: { en: 'count', fr: 'compter' } }, { card: 'count' }],
};
