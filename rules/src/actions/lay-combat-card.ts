/**
 * Lay a combat card face down, or two where two were announced. Whose turn it is, after a shot as in any combat
 * (BD-RULING-68, BD-RANGED-4): combat/course-and-cards.ts.
 * Rules: BD-SETUP-5, BD-COMBAT-4, BD-COMBAT-17, BD-COMBAT-18; CG-COMBAT-2, CG-RULING-94, CG-RULING-95.
 */
import { HIGHEST_COMBAT_CARD, holds, withoutCard } from '../combat/cards/hand.ts';
import { cardsToLay, laidBy } from '../combat/cards/laid.ts';
import { acceptCard } from '../combat/course-and-cards.ts';
import { type ActionRow, CARD_NUMBER, optional } from '../model/action-row.ts';
import { COMBAT_HAND } from '../model/fields.ts';
import { NO_PIECE, targetOf } from '../model/packed-action.ts';
import type { Position } from '../model/position.ts';
import { refuse } from '../refusals.ts';
import type { Seat } from '../vocabulary.ts';
import { answerKind } from './kind-makers.ts';

/** What a seat can still lay from: its hand without what lies already. */
const handLeft = (p: Position, seat: Seat): number =>
  laidBy(p, seat).reduce(withoutCard, p.data[COMBAT_HAND + seat]);

const missing = (p: Position, seat: Seat): number => cardsToLay(p, seat) - laidBy(p, seat).length;

export const layCard = answerKind({
  type: 'layCard',
  list(p, seat, _piece, out): void {
    const hand = handLeft(p, seat);
    const two = missing(p, seat) === 2;
    for (let card = 0; card <= HIGHEST_COMBAT_CARD; card++) {
      if (!holds(hand, card)) continue;
      if (!two) out.push(NO_PIECE, card);
      else
        for (let second = card; second <= HIGHEST_COMBAT_CARD; second++)
          if (holds(withoutCard(hand, card), second)) out.push(NO_PIECE, card, second + 1);
    }
  },
  check(p, seat, { card, second }, out) {
    if ((second === undefined ? 1 : 2) !== missing(p, seat)) return refuse('AS_MANY_CARDS_AS_ANNOUNCED');
    let hand = handLeft(p, seat);
    for (const one of second === undefined ? [card] : [card, second]) {
      if (one > HIGHEST_COMBAT_CARD || !holds(hand, one)) return refuse('CARD_NOT_IN_HAND');
      hand = withoutCard(hand, one);
    }
    // Two cards have no order: the lower one counts as the first.
    out.first = second === undefined ? 0 : Math.max(card, second) + 1;
    return Math.min(card, second ?? card);
  },
  perform: (p, seat, packed, emit) => acceptCard(p, seat, targetOf(packed), packed.first - 1, emit),
  decode: (packed) => ({
    type: 'layCard',
    card: targetOf(packed),
    ...(packed.first === 0 ? {} : { second: packed.first - 1 }),
  }),
});

export const layCardRow: ActionRow<'layCard'> = {
  fields: { card: CARD_NUMBER, second: optional(CARD_NUMBER) },
  text: [{ word: { en: 'combat', fr: 'combat' } }, 'cards'],
};
