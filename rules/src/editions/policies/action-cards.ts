/**
 * Action points from cards: one of 2 to 5 each turn, each used once in a cycle of four, with a limit at the start. The
 * limit holds while no 4 has been played: that is the first cycle for every number of players (BD-RULING-17).
 * Rules: group BD-ACTIONCARD; BD-COMP-4, BD-TERM-13, BD-TURN-3, BD-TURN-18, BD-TURN-19; BD-RULING-16 to BD-RULING-18,
 * MP-RULING-4.
 */
import { ACTION_HAND, ACTIVE, HIGHEST } from '../../model/fields.ts';
import { openStage } from '../../turn/turn-and-game-end.ts';
import type { ActionPoints } from '../../model/policies.ts';

/** The four cards as bits. */
const ALL_ACTION_CARDS = (1 << 2) | (1 << 3) | (1 << 4) | (1 << 5);
/** The very first card. */
const OPENING_CARD = 2;
/** Once a card this high has been played, every card may be. */
const LIMIT_ENDS_AT = 4;

export const actionCards: ActionPoints = {
  id: 'actionCards',
  most: 5,
  mostSaved: 0,
  hand: ALL_ACTION_CARDS,

  begin(p): void {
    openStage(p, 'card', p.data[ACTIVE]);
  },

  end(p, emit): void {
    const seat = p.data[ACTIVE];
    if (p.data[ACTION_HAND + seat] !== 0) return;
    p.data[ACTION_HAND + seat] = ALL_ACTION_CARDS;
    emit?.({ event: { type: 'cardsTakenBack', seat } });
  },

  cardRefusal(p, seat, card) {
    if (!(ALL_ACTION_CARDS & (1 << card)) || card > 5) return 'NO_SUCH_CARD';
    if (!(p.data[ACTION_HAND + seat] & (1 << card))) return 'CARD_PLAYED_ALREADY';
    // Whoever had the first turn may have left the table without playing a card (MP-RULING-77).
    if (p.data[HIGHEST] === 0) return card === OPENING_CARD ? null : 'FIRST_CARD_IS_TWO';
    return p.data[HIGHEST] < LIMIT_ENDS_AT && card > p.data[HIGHEST] + 1 ? 'CARD_TOO_HIGH' : null;
  },
};
