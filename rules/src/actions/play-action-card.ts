/**
 * Play an action card: it gives that many points. Which ones (BD-RULING-16 to 18): action-cards.ts.
 * Rules: BD-SETUP-5, BD-TURN-3, group BD-ACTIONCARD.
 */
import { ACTION_HAND, ACTIVE, AP, HIGHEST, LAST_CARD } from '../model/fields.ts';
import { type ActionRow, CARD_NUMBER } from '../model/action-row.ts';
import { NO_PIECE, targetOf } from '../model/packed-action.ts';
import { refuse } from '../refusals.ts';
import { openStage } from '../turn/turn-and-game-end.ts';
import { answerKind } from './kind-makers.ts';

export const ACTION_CARDS = [2, 3, 4, 5] as const;

export const playCard = answerKind({
  type: 'playCard',
  list(p, seat, _piece, out): void {
    for (const card of ACTION_CARDS)
      if (p.ruleset.policies.actionPoints.cardRefusal(p, seat, card) === null) out.push(NO_PIECE, card);
  },
  check(p, seat, { card }) {
    const code = p.ruleset.policies.actionPoints.cardRefusal(p, seat, card);
    return code ? refuse(code) : card;
  },
  perform(p, seat, packed, emit): void {
    const card = targetOf(packed);
    p.data[ACTION_HAND + seat] &= ~(1 << card);
    p.data[LAST_CARD + seat] = card;
    p.data[HIGHEST] = Math.max(p.data[HIGHEST], card);
    p.data[AP] = card;
    emit?.({ event: { type: 'cardPlayed', seat, card } });
    openStage(p, 'act', p.data[ACTIVE]);
  },
  decode: (packed) => ({ type: 'playCard', card: targetOf(packed) }),
});

export const playCardRow: ActionRow<'playCard'> = {
  fields: { card: CARD_NUMBER },
  text: [{ word: { en: 'card', fr: 'carte' } }, { card: 'card' }],
};
