/** A player who has lost and won nothing: all cards in hand. */
import { ACTION_CARDS } from '../actions/cards.ts';
import { cardsIn } from '../combat/cards.ts';
import { drawLots } from '../editions/draw.ts';
import { setUp } from '../new-game.ts';
import type { Seat } from '../vocabulary.ts';
import { ACTION_HAND, COMBAT_HAND } from './fields.ts';
import type { SeatJson } from './json.ts';
import type { Table } from './table.ts';

export function usualSeat(table: Table, seat: Seat): SeatJson {
  const beginning = setUp(table, drawLots(table, ''));
  return {
    colour: table.colours[seat],
    actionCards: ACTION_CARDS.filter((card) => beginning.data[ACTION_HAND + seat] & (1 << card)),
    lastCard: 0,
    combatCards: cardsIn(beginning.data[COMBAT_HAND + seat]),
    jumps: table.scenario.jumpCards,
    points: 0,
    exits: 0,
    kills: 0,
    offersDraw: false,
    asked: 0,
  };
}
