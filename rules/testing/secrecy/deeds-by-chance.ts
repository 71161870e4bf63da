/**
 * What somebody does next in a game that is to show everything that can be kept secret: purposeful answers, and now
 * and then a clock, an offer of a draw and its refusal, and, where the others play on, somebody who leaves.
 */
import type { Action } from '../../src/model/action.ts';
import { ActionList, kindOf } from '../../src/model/packed-action.ts';
import type { Chance } from '../../src/chance.ts';
import type { LogEntry, Game } from '../../src/game.ts';
import { ATTACKER, GONE, OFFER } from '../../src/model/fields.ts';
import type { Position } from '../../src/model/position.ts';
import { check, decisions, decode, list } from '../../src/flow/play.ts';
import type { Seat } from '../../src/vocabulary.ts';
import { purposeful } from '../random-players.ts';

const LATE_ONE_IN = 12;
const OFFER_ONE_IN = 50;
const OFFER_IN_COMBAT_ONE_IN = 6;
const LEAVE_ONE_IN = 60;
const CURIOUS_ONE_IN = 2;
/** With fewer at the table, who leaves ends the game. */
const ENOUGH_TO_LEAVE = 2;

const listed = new ActionList();

export function deedByChance({ position: p, options }: Game, chance: Chance, done: Done): LogEntry {
  const open = decisions(p);
  const { seat, clock } = open[chance.below(open.length)];
  if (options.timer && clock !== null && chance.below(LATE_ONE_IN) === 0) return { seat, timeRanOut: true };
  const besides = sideline(p, chance) ?? claim(p, seat);
  if (besides) return besides;
  list(p, seat, listed);
  const isCurious = chance.below(CURIOUS_ONE_IN) === 0;
  const packed = listed.packed(isCurious ? rarest(chance, done) : purposeful(p, seat, listed, chance));
  done.set(kindOf(packed), (done.get(kindOf(packed)) ?? 0) + 1);
  return { seat, action: decode(p, seat, packed) };
}

/** How often each kind of action was done in a game. */
export type Done = Map<number, number>;

/** One of the kind that was done least so far: what is seldom possible is then done at once. */
function rarest(chance: Chance, done: Done): number {
  let fewest: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < listed.length; i++) {
    const times = done.get(kindOf(listed.packed(i))) ?? 0;
    if (times > least) continue;
    if (times < least) fewest = [];
    least = times;
    fewest.push(i);
  }
  return fewest[chance.below(fewest.length)];
}

const isLegal = (p: Position, seat: Seat, action: Action): boolean =>
  check(p, { seat, decision: 0, action }).ok;

const claim = (p: Position, seat: Seat): LogEntry | null =>
  isLegal(p, seat, { type: 'claimEnd' }) ? { seat, action: { type: 'claimEnd' } } : null;

function sideline(p: Position, chance: Chance): LogEntry | null {
  const seats = p.ruleset.colours.map((_colour, seat) => seat).filter((seat) => p.data[GONE + seat] === 0);
  const seat = seats[chance.below(seats.length)];
  const isOffered = seats.some((one) => p.data[OFFER + one] === 1);
  const decline: Action = { type: 'declineDraw' };
  if (isOffered && isLegal(p, seat, decline)) return { seat, action: decline };
  // A card lies face down for the time of a deed or two.
  const offerOneIn = p.data[ATTACKER] < 0 ? OFFER_ONE_IN : OFFER_IN_COMBAT_ONE_IN;
  if (!isOffered && chance.below(offerOneIn) === 0) return { seat, action: { type: 'offerDraw' } };
  if (seats.length > ENOUGH_TO_LEAVE && chance.below(LEAVE_ONE_IN) === 0)
    return { seat, action: { type: 'resign' } };
  return null;
}

/** All who are at the table agree that it has been long enough; null where nobody has still to say so. */
export function agreement(p: Position): LogEntry | null {
  const seat = p.ruleset.colours.findIndex((_colour, one) => isLegal(p, one, { type: 'offerDraw' }));
  return seat < 0 ? null : { seat, action: { type: 'offerDraw' } };
}
