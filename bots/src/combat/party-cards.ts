/**
 * The cards of a combat in which more than two fight: everybody lays one, those of a side add up, and each has aims of
 * his own. What a choice pays follows from how the cards of all others sum up, which is reckoned without going through
 * every way in which they could lie.
 */
import { combatHand, type CombatNow, laidKnownTo, type Position, type Seat } from '@dungeon-twister/rules';
import { handWorth } from './card-values.ts';
import { type Lay, laysOf } from './hands.ts';
import { type Gathering, matchRegrets } from './regret-matching.ts';
import { ATTACK_WINS, DEFENCE_WINS, ENDS, TIE, type Worths } from './worths.ts';

/** One who fights. */
export interface Fighter {
  readonly seat: Seat;
  /** His cards count for the attackers or against them. */
  readonly sign: 1 | -1;
  readonly lays: readonly Lay[];
  /** What each way to lay costs in cards, in fights: what his hand loses against those of all others. */
  readonly prices: Float64Array;
}

/** Everybody who fights, as one of them knows it. */
export function fightersOf(
  p: Position,
  { attackers, defenders, attackerLays }: CombatNow,
  viewer: Seat,
): Fighter[] {
  const fighter = (seat: Seat, sign: 1 | -1): Fighter => {
    const lays = laysOf(
      combatHand(p, seat),
      seat === attackers[0] ? attackerLays : 1,
      laidKnownTo(p, viewer, seat),
    );
    return { seat, sign, lays, prices: pricesOf(p, seat, lays) };
  };
  return [...attackers.map((seat) => fighter(seat, 1)), ...defenders.map((seat) => fighter(seat, -1))];
}

function pricesOf(p: Position, seat: Seat, lays: readonly Lay[]): Float64Array {
  const { seats } = p.ruleset;
  const hand = combatHand(p, seat);
  return Float64Array.from(lays, ({ left }) => {
    let sum = 0;
    for (let other = 0; other < seats; other++)
      if (other !== seat)
        sum += handWorth(hand, combatHand(p, other)) - handWorth(left, combatHand(p, other));
    return sum / (seats - 1);
  });
}

/** More than the cards of a side can sum up to. */
const REACH = 40;
const SUMS = 2 * REACH + 1;

// Asked for a hundred times in a combat: written over each time.
let changes = new Float64Array(SUMS);
let next = new Float64Array(SUMS);
const below = new Float64Array(SUMS + 1);

/** Reckons how often the cards of these fighters change the lead by less than so much; no change stands at REACH. */
function readChanges(
  fighters: readonly Fighter[],
  mixtures: readonly Float64Array[],
  without: number,
): Float64Array {
  let [least, most] = [REACH, REACH];
  changes[REACH] = 1;
  for (let index = 0; index < fighters.length; index++) {
    if (index === without) continue;
    const { sign, lays } = fighters[index];
    const mixture = mixtures[index];
    let widest = 0;
    for (let k = 0; k < lays.length; k++) widest = Math.max(widest, lays[k].sum);
    const [from, to] = sign > 0 ? [least, most + widest] : [least - widest, most];
    next.fill(0, from, to + 1);
    for (let k = 0; k < lays.length; k++) {
      const share = mixture[k];
      if (share === 0) continue;
      const change = sign * lays[k].sum;
      for (let at = least; at <= most; at++) next[at + change] += share * changes[at];
    }
    [changes, next] = [next, changes];
    [least, most] = [from, to];
  }
  below.fill(0, 0, least + 1);
  for (let at = least; at <= most; at++) below[at + 1] = below[at] + changes[at];
  below.fill(below[most + 1], most + 1);
  return below;
}

/** Writes how often each end comes when the lead is this before these changes. */
function readEnds(lead: number, changed: Float64Array, out: Float64Array): void {
  const even = Math.max(0, Math.min(SUMS, REACH - lead));
  const above = Math.max(0, Math.min(SUMS, REACH - lead + 1));
  out[DEFENCE_WINS] = changed[even];
  out[TIE] = changed[above] - changed[even];
  out[ATTACK_WINS] = changed[SUMS] - changed[above];
}

/** What all ends are worth together to one whose cards cost this much. */
function worthOf(chance: Float64Array, price: number, { worth, fight }: Worths): number {
  let sum = 0;
  for (let end = 0; end < ENDS.length; end++) sum += chance[end] * (worth[end] - fight[end] * price);
  return sum;
}

/** How everybody lays; `worths` by seat. */
export function partyMixtures(
  fighters: readonly Fighter[],
  lead: number,
  worths: readonly Worths[],
  rounds: number,
): Float64Array[] {
  const chance = new Float64Array(ENDS.length);
  const game: Gathering = {
    choices: fighters.map(({ lays }) => lays.length),
    pay(player, mixtures, out): void {
      const { seat, sign, lays, prices } = fighters[player];
      const changed = readChanges(fighters, mixtures, player);
      for (let k = 0; k < lays.length; k++) {
        readEnds(lead + sign * lays[k].sum, changed, chance);
        out[k] = worthOf(chance, prices[k], worths[seat]);
      }
    },
  };
  return matchRegrets(game, rounds);
}

/** What comes of it for every seat at the table, those who stay out included: others' cards that are gone are a gain. */
export function partyValues(
  fighters: readonly Fighter[],
  lead: number,
  worths: readonly Worths[],
  mixtures: readonly Float64Array[],
): Float64Array {
  const chance = new Float64Array(ENDS.length);
  readEnds(lead, readChanges(fighters, mixtures, -1), chance);
  const paid = new Float64Array(worths.length);
  fighters.forEach(({ seat, prices }, index) => {
    prices.forEach((price, k) => {
      paid[seat] += price * mixtures[index][k];
    });
  });
  const all = paid.reduce((sum, price) => sum + price, 0);
  return Float64Array.from(worths, (one, seat) =>
    worthOf(chance, paid[seat] - (all - paid[seat]) / (worths.length - 1), one),
  );
}
