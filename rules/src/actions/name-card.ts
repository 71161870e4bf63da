/**
 * Name the card that the opponent must play. Naming is optional: no card is a choice too (BD-CHAR-Telepath-9).
 * Rules: BD-CHAR-Telepath-2, BD-RULING-71; CG-CHAR-Telepath-2, CG-RULING-98.
 */
import { HIGHEST_COMBAT_CARD } from '../combat/cards/hand.ts';
import { NO_CARD } from '../combat/cards/laid.ts';
import { acceptName } from '../combat/course-and-cards.ts';
import { type ActionRow, CARD_NUMBER } from '../model/action-row.ts';
import { NO_PIECE, targetOf } from '../model/packed-action.ts';
import { refuse } from '../refusals.ts';
import { answerKind } from './kind-makers.ts';

export const nameCard = answerKind({
  type: 'nameCard',
  list(_p, _seat, _piece, out): void {
    for (let card = NO_CARD; card <= HIGHEST_COMBAT_CARD; card++)
      if (card !== 0) out.push(NO_PIECE, card + 1);
  },
  check: (_p, _seat, { card }) =>
    card !== null && (card < 1 || card > HIGHEST_COMBAT_CARD)
      ? refuse('CARD_NOT_NAMEABLE')
      : (card ?? NO_CARD) + 1,
  perform: (p, _seat, packed, emit) => acceptName(p, targetOf(packed) - 1, emit),
  decode: (packed) => ({ type: 'nameCard', card: targetOf(packed) === 0 ? null : targetOf(packed) - 1 }),
});

export const nameCardRow: ActionRow<'nameCard'> = {
  fields: { card: { form: 'nullOr', of: CARD_NUMBER } },
  text: [{ word: { en: 'name', fr: 'annoncer' } }, { cardOrNone: 'card' }],
};
