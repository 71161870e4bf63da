/** A player who has lost and won nothing: all cards in hand. */
import { ACTION_CARDS } from '../actions/play-card.ts';
import { cardsIn } from '../combat/cards/hand.ts';
import { rollSetup } from '../editions/roll-setup.ts';
import { setUp } from '../new-game.ts';
import type { Seat } from '../vocabulary.ts';
import { ACTION_HAND, COMBAT_HAND } from '../model/fields.ts';
import type { SeatJson } from './json.ts';
import type { Ruleset } from '../model/ruleset.ts';

export function usualSeat(ruleset: Ruleset, seat: Seat): SeatJson {
  const beginning = setUp(ruleset, rollSetup(ruleset, ''));
  return {
    colour: ruleset.colours[seat],
    actionCards: ACTION_CARDS.filter((card) => beginning.data[ACTION_HAND + seat] & (1 << card)),
    lastCard: 0,
    combatCards: cardsIn(beginning.data[COMBAT_HAND + seat]),
    jumps: ruleset.scenario.jumpCards,
    points: 0,
    exits: 0,
    kills: 0,
    offersDraw: false,
    asked: 0,
  };
}
