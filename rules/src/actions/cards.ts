/**
 * Decisions about cards: the action card of the turn, the combat card, the card a mind reader names; and the end of
 * the turn.
 * Rules: groups BD-ACTIONCARD, BD-TURN; BD-COMBAT-4, BD-COMBAT-17, BD-COMBAT-18, BD-CHAR-Telepath-2, BD-RULING-98.
 */
import { HIGHEST_COMBAT_CARD, holds } from '../combat/cards.ts';
import { layCard as lay, nameCard as name, NO_CARD } from '../combat/combat.ts';
import { ACTION_HAND, ACTIVE, AP, COMBAT_HAND, HIGHEST, LAST_CARD } from '../position/fields.ts';
import { refuse, type Refusal } from '../refusals.ts';
import { endTurn as end, openStage } from '../turn/flow.ts';
import type { Action } from './action.ts';
import { NO_PIECE, targetOf } from './code.ts';
import type { ActionKind } from './kind.ts';

export const ACTION_CARDS = [2, 3, 4, 5] as const;

export const playCard: ActionKind = {
  type: 'playCard',
  barrier: true,
  list(p, seat, _piece, out): void {
    for (const card of ACTION_CARDS)
      if (p.table.policies.actionPoints.cardRefusal(p, seat, card) === null) out.push(NO_PIECE, card);
  },
  check(p, seat, action, out): Refusal | null {
    if (action.type !== 'playCard') return refuse('MALFORMED');
    const code = p.table.policies.actionPoints.cardRefusal(p, seat, action.card);
    if (code) return refuse(code);
    out.head |= (NO_PIECE << 6) | (action.card << 13);
    return null;
  },
  perform(p, seat, code, tell): void {
    const card = targetOf(code);
    p.data[ACTION_HAND + seat] &= ~(1 << card);
    p.data[LAST_CARD + seat] = card;
    p.data[HIGHEST] = Math.max(p.data[HIGHEST], card);
    p.data[AP] = card;
    if (tell) tell({ event: { type: 'cardPlayed', seat, card } });
    openStage(p, 'act', p.data[ACTIVE]);
  },
  decode: (_p, _seat, code): Action => ({ type: 'playCard', card: targetOf(code) }),
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
  perform(p, _seat, _code, tell): void {
    end(p, tell);
  },
  decode: (): Action => ({ type: 'endTurn' }),
};

export const layCard: ActionKind = {
  type: 'layCard',
  barrier: true,
  list(p, seat, _piece, out): void {
    for (let card = 0; card <= HIGHEST_COMBAT_CARD; card++)
      if (holds(p.data[COMBAT_HAND + seat], card)) out.push(NO_PIECE, card);
  },
  check(p, seat, action, out): Refusal | null {
    if (action.type !== 'layCard') return refuse('MALFORMED');
    if (action.card > HIGHEST_COMBAT_CARD || !holds(p.data[COMBAT_HAND + seat], action.card))
      return refuse('CARD_NOT_IN_HAND');
    out.head |= (NO_PIECE << 6) | (action.card << 13);
    return null;
  },
  perform(p, seat, code, tell): void {
    lay(p, seat, targetOf(code), tell);
  },
  decode: (_p, _seat, code): Action => ({ type: 'layCard', card: targetOf(code) }),
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
  perform(p, _seat, code, tell): void {
    name(p, targetOf(code) - 1, tell);
  },
  decode: (_p, _seat, code): Action => ({
    type: 'nameCard',
    card: targetOf(code) === 0 ? null : targetOf(code) - 1,
  }),
};
