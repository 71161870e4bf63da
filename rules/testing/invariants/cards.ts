/**
 * The cards: hands follow from the turns played, Combat cards only ever leave, the +0 never does.
 * Rules: groups BD-ACTIONCARD, BD-COMBAT; BD-JUMP-10, BD-RULING-16, BD-RULING-19.
 */
import { HIGHEST_COMBAT_CARD, countOf } from '../../src/combat/cards/hand.ts';
import { handicapFor } from '../../src/turn/handicap.ts';
import {
  ACTION_HAND,
  ACTIVE,
  AP,
  COMBAT_HAND,
  ENDING,
  FIRST_PLAYER,
  GONE,
  HIGHEST,
  JUMPS,
  LAST_CARD,
  STAGE,
  TURN,
} from '../../src/model/fields.ts';
import type { Position } from '../../src/model/position.ts';
import type { Ruleset } from '../../src/model/ruleset.ts';
import type { Seat } from '../../src/vocabulary.ts';
import { demand } from './fault.ts';

/** Action cards a player has, and their bits: 2, 3, 4, 5. */
const CYCLE = 4;
const ALL = 0b111100;
/** Everybody has played a 2 and a 3 at the latest when somebody must play a 4 (BD-RULING-16). */
const CARDS_BELOW_LIMIT = 2;
const LIMIT_ENDS_AT = 4;

export function checkCards(p: Position): void {
  const { data, ruleset } = p;
  for (let seat = 0; seat < ruleset.seats; seat++) {
    checkCombatCards(p, seat);
    const jumps = data[JUMPS + seat];
    demand(
      jumps >= 0 && jumps <= ruleset.scenario.jumpCards,
      'BD-JUMP-10',
      () => `seat ${seat} has ${jumps} Jump cards`,
    );
  }
}

/** Where action points come from cards: the hands, and what the last card has left. */
export function checkActionCards(p: Position): void {
  for (let seat = 0; seat < p.ruleset.seats; seat++) checkHand(p, seat);
  checkPoints(p);
}

/** Whether the active player has not yet played his card of this turn. */
const asksForCard = (p: Position): boolean => p.data[STAGE] === p.ruleset.stageNumbers['card'];

/** Action points left: none before a card is played, at most its worth after. */
function checkPoints(p: Position): void {
  const { data, ruleset } = p;
  const most = data[TURN] === 0 || asksForCard(p) ? 0 : data[LAST_CARD + data[ACTIVE]];
  demand(
    data[AP] >= 0 && data[AP] <= most,
    'BD-TURN-3',
    () => `${data[AP]} action points of at most ${most}`,
  );
  for (let seat = 0; seat < ruleset.seats; seat++)
    demand(
      data[LAST_CARD + seat] <= data[HIGHEST],
      'BD-ACTIONCARD-6',
      () => `seat ${seat} played above the highest`,
    );
  // Turns of one who has left the table pass without a card.
  if (data.subarray(GONE, GONE + ruleset.seats).some((gone) => gone === 1)) return;
  demand(
    data[TURN] <= CARDS_BELOW_LIMIT * ruleset.seats + 1 || data[HIGHEST] >= LIMIT_ENDS_AT,
    'BD-RULING-16',
    () => `no 4 has been played by turn ${data[TURN]}`,
  );
}

function checkHand(p: Position, seat: Seat): void {
  const { data, ruleset } = p;
  const hand = data[ACTION_HAND + seat];
  const last = data[LAST_CARD + seat];
  demand((hand & ~ALL) === 0, 'BD-COMP-4', () => `seat ${seat} holds action cards that do not exist`);
  demand(last === 0 || (ALL & (1 << last)) !== 0, 'BD-COMP-4', () => `seat ${seat} has played a ${last}`);
  demand(
    last === 0 || hand === ALL || (hand & (1 << last)) === 0,
    'BD-ACTIONCARD-3',
    () => `seat ${seat} still holds the ${last} it has played`,
  );
  // Where some are passed over, the number of turns does not tell how many a seat has had.
  if (ruleset.policies.turnOrder.skips) return;
  const place = (seat - data[FIRST_PLAYER] + ruleset.seats) % ruleset.seats;
  const begun = Math.max(0, Math.floor((data[TURN] - 1 - place) / ruleset.seats) + 1);
  const held = bits(hand);
  const active = data[TURN] > 0 && data[ACTIVE] === seat;
  // A game may end before the card of the turn, or after the cards have come back.
  const over = data[ENDING] !== 0 && active;
  const fits = (played: number, inTurn: boolean): boolean =>
    held === (played % CYCLE === 0 ? (inTurn && played > 0 ? 0 : CYCLE) : CYCLE - (played % CYCLE));
  const consistent = over
    ? fits(begun, true) || fits(begun, false) || fits(begun - 1, false)
    : fits(active && asksForCard(p) ? begun - 1 : begun, active && !asksForCard(p));
  demand(consistent, 'BD-ACTIONCARD-3', () => `seat ${seat} holds ${held} action cards after ${begun} turns`);
}

function checkCombatCards(p: Position, seat: Seat): void {
  const { ruleset, data } = p;
  const hand = data[COMBAT_HAND + seat];
  const full = handAtStart(ruleset, seat);
  demand(
    hand >> (2 * (HIGHEST_COMBAT_CARD + 1)) === 0,
    'BD-COMP-5',
    () => `seat ${seat} holds unknown combat cards`,
  );
  for (let card = 0; card <= HIGHEST_COMBAT_CARD; card++)
    demand(
      countOf(hand, card) <= full[card],
      'BD-COMBAT-10',
      () => `seat ${seat} holds ${countOf(hand, card)} cards of ${card}, more than at the start`,
    );
  demand(countOf(hand, 0) === full[0], 'BD-RULING-19', () => `seat ${seat} has lost its +0`);
}

/** Counted once per table. */
const hands = new WeakMap<Ruleset, readonly (readonly number[])[]>();

/** How many Combat cards of each value a seat starts with (BD-COMP-5, BD-HANDICAP-4). */
export function handAtStart(ruleset: Ruleset, seat: Seat): readonly number[] {
  const known = hands.get(ruleset);
  if (known) return known[seat];
  const { handicap } = ruleset.options;
  const made = ruleset.colours.map((colour) => {
    const given = handicap?.colour === colour ? (handicapFor(handicap)?.cardsRemoved ?? []) : [];
    const counts = Array.from({ length: HIGHEST_COMBAT_CARD + 1 }, () => 0);
    for (const card of ruleset.scenario.combatCards) counts[card]++;
    for (const card of given) counts[card]--;
    return counts;
  });
  hands.set(ruleset, made);
  return made[seat];
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
