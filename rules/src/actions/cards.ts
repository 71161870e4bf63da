/**
 * Decisions about cards: the action card of the turn, how many combat cards and which, the card a mind reader names;
 * and the end of the turn.
 * Rules: groups BD-ACTIONCARD, BD-TURN; BD-COMBAT-4, BD-COMBAT-17, BD-COMBAT-18, BD-CHAR-Telepath-2, BD-RULING-98;
 * CG-COMBAT-2, CG-CHAR-Berserker-2, CG-CHAR-Berserker-4, CG-CHAR-Telepath-2; CG-RULING-94, CG-RULING-95, CG-RULING-98.
 */
import { HIGHEST_COMBAT_CARD, holds, withoutCard } from '../combat/cards/hand.ts';
import { acceptCount as count, acceptCard as lay, acceptName as name } from '../combat/combat.ts';
import { cardsToLay, laidBy, NO_CARD } from '../combat/cards/laid.ts';
import { ACTION_HAND, ACTIVE, AP, COMBAT_HAND, HIGHEST, LAST_CARD } from '../model/fields.ts';
import type { Position } from '../model/position.ts';
import { refuse, type Refusal } from '../refusals.ts';
import { finishTurn as end, openStage } from '../turn/flow.ts';
import type { Seat } from '../vocabulary.ts';
import type { Action } from '../model/action.ts';
import { NO_PIECE, targetOf } from '../model/packed-action.ts';
import type { ActionKind } from '../model/action-kind.ts';
import { type ActionRow, CARD_NUMBER, CARD_COUNT, optional } from '../model/action-row.ts';
import { wordRow } from './row-makers.ts';

export const ACTION_CARDS = [2, 3, 4, 5] as const;

export const playCard: ActionKind = {
  type: 'playCard',
  barrier: true,
  list(p, seat, _piece, out): void {
    for (const card of ACTION_CARDS)
      if (p.ruleset.policies.actionPoints.cardRefusal(p, seat, card) === null) out.push(NO_PIECE, card);
  },
  check(p, seat, action, out): Refusal | null {
    if (action.type !== 'playCard') return refuse('MALFORMED');
    const code = p.ruleset.policies.actionPoints.cardRefusal(p, seat, action.card);
    if (code) return refuse(code);
    out.head |= (NO_PIECE << 6) | (action.card << 13);
    return null;
  },
  perform(p, seat, packed, emit): void {
    const card = targetOf(packed);
    p.data[ACTION_HAND + seat] &= ~(1 << card);
    p.data[LAST_CARD + seat] = card;
    p.data[HIGHEST] = Math.max(p.data[HIGHEST], card);
    p.data[AP] = card;
    if (emit) emit({ event: { type: 'cardPlayed', seat, card } });
    openStage(p, 'act', p.data[ACTIVE]);
  },
  decode: (_p, _seat, packed): Action => ({ type: 'playCard', card: targetOf(packed) }),
};

export const endTurn: ActionKind = {
  type: 'endTurn',
  barrier: true,
  list(_p, _seat, _piece, out): void {
    out.push(NO_PIECE, 0);
  },
  check(_p, _seat, action, out): Refusal | null {
    if (action.type !== 'endTurn') return refuse('MALFORMED');
    out.head |= NO_PIECE << 6;
    return null;
  },
  perform(p, _seat, _code, emit): void {
    end(p, emit);
  },
  decode: (): Action => ({ type: 'endTurn' }),
};

/** How many cards an attacker lays who may lay two: one is a choice too (CG-CHAR-Berserker-2). */
export const countCards: ActionKind = {
  type: 'countCards',
  barrier: true,
  list(_p, _seat, _piece, out): void {
    out.push(NO_PIECE, 1);
    out.push(NO_PIECE, 2);
  },
  check(_p, _seat, action, out): Refusal | null {
    if (action.type !== 'countCards') return refuse('MALFORMED');
    if (action.count !== 1 && action.count !== 2) return refuse('ONE_OR_TWO_CARDS');
    out.head |= (NO_PIECE << 6) | (action.count << 13);
    return null;
  },
  perform(p, _seat, packed, emit): void {
    count(p, targetOf(packed), emit);
  },
  decode: (_p, _seat, packed): Action => ({ type: 'countCards', count: targetOf(packed) }),
};

/** What a seat can still lay from: its hand without what lies already. */
const handLeft = (p: Position, seat: Seat): number =>
  laidBy(p, seat).reduce(withoutCard, p.data[COMBAT_HAND + seat]);

const missing = (p: Position, seat: Seat): number => cardsToLay(p, seat) - laidBy(p, seat).length;

export const layCard: ActionKind = {
  type: 'layCard',
  barrier: true,
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
  check(p, seat, action, out): Refusal | null {
    if (action.type !== 'layCard') return refuse('MALFORMED');
    const { card, second } = action;
    if ((second === undefined ? 1 : 2) !== missing(p, seat)) return refuse('AS_MANY_CARDS_AS_ANNOUNCED');
    let hand = handLeft(p, seat);
    for (const one of second === undefined ? [card] : [card, second]) {
      if (one > HIGHEST_COMBAT_CARD || !holds(hand, one)) return refuse('CARD_NOT_IN_HAND');
      hand = withoutCard(hand, one);
    }
    // Two cards have no order: the lower one counts as the first.
    out.head |= (NO_PIECE << 6) | (Math.min(card, second ?? card) << 13);
    out.first = second === undefined ? 0 : Math.max(card, second) + 1;
    return null;
  },
  perform(p, seat, packed, emit): void {
    lay(p, seat, targetOf(packed), packed.first - 1, emit);
  },
  decode: (_p, _seat, packed): Action =>
    packed.first === 0
      ? { type: 'layCard', card: targetOf(packed) }
      : { type: 'layCard', card: targetOf(packed), second: packed.first - 1 },
};

/** Naming is optional: no card is a choice too (BD-CHAR-Telepath-9). */
export const nameCard: ActionKind = {
  type: 'nameCard',
  barrier: true,
  list(_p, _seat, _piece, out): void {
    for (let card = NO_CARD; card <= HIGHEST_COMBAT_CARD; card++)
      if (card !== 0) out.push(NO_PIECE, card + 1);
  },
  check(_p, _seat, action, out): Refusal | null {
    if (action.type !== 'nameCard') return refuse('MALFORMED');
    if (action.card !== null && (action.card < 1 || action.card > HIGHEST_COMBAT_CARD))
      return refuse('CARD_NOT_NAMEABLE');
    out.head |= (NO_PIECE << 6) | (((action.card ?? NO_CARD) + 1) << 13);
    return null;
  },
  perform(p, _seat, packed, emit): void {
    name(p, targetOf(packed) - 1, emit);
  },
  decode: (_p, _seat, packed): Action => ({
    type: 'nameCard',
    card: targetOf(packed) === 0 ? null : targetOf(packed) - 1,
  }),
};

export const playCardRow: ActionRow<'playCard'> = {
  fields: { card: CARD_NUMBER },
  text: [{ word: { en: 'card', fr: 'carte' } }, { card: 'card' }],
  aim: null,
  ask: null,
};

export const endTurnRow: ActionRow<'endTurn'> = wordRow({ en: 'end', fr: 'fin' });

export const countCardsRow: ActionRow<'countCards'> = {
  fields: { count: CARD_COUNT },
  text: [{ word: { en: 'count', fr: 'compter' } }, { card: 'count' }],
  aim: null,
  ask: null,
};

export const layCardRow: ActionRow<'layCard'> = {
  fields: { card: CARD_NUMBER, second: optional(CARD_NUMBER) },
  text: [{ word: { en: 'combat', fr: 'combat' } }, 'cards'],
  aim: null,
  ask: null,
};

export const nameCardRow: ActionRow<'nameCard'> = {
  fields: { card: { form: 'nullOr', of: CARD_NUMBER } },
  text: [{ word: { en: 'name', fr: 'annoncer' } }, { cardOrNone: 'card' }],
  aim: null,
  ask: null,
};
