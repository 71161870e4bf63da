/** How the next player begins, and what becomes of a position when he does what he would have done elsewhere. */
import {
  ActionList,
  activeSeat,
  combatNow,
  decode,
  list,
  listOf,
  type PackedAction,
  perform,
  pieceOf,
  type Position,
  type Seat,
  stageOf,
  typeOf,
  winnersOf,
} from '@dungeon-twister/rules';
import type { Plan } from './best-plans.ts';
import type { Judge } from './judge.ts';

/** Actions of one turn, one after the other. */
export type Line = readonly PackedAction[];

const actions = new ActionList();
actions.handlings = 1;

/** The end of a turn, and the beginning of the next one: prepared once, asked for thousands of positions of one turn. */
export class NextTurn {
  private readonly seat: Seat;
  private readonly endTurn: PackedAction | null = null;

  constructor(root: Position, seat: Seat) {
    this.seat = seat;
    list(root, seat, actions);
    for (let index = actions.length - 1; index >= 0 && !this.endTurn; index--) {
      const packed = actions.packed(index);
      if (typeOf(root, packed) === 'endTurn') this.endTurn = packed;
    }
  }

  /** The position in which the next player acts after a turn that ends here; null where he does not. */
  after(end: Position): Position | null {
    if (!this.endTurn || winnersOf(end) >= 0) return null;
    const p = end.copy();
    perform(p, this.seat, this.endTurn);
    const next = activeSeat(p);
    if (winnersOf(p) >= 0 || next === this.seat) return null;
    if (stageOf(p) === 'card') playHighest(p, next);
    return stageOf(p) === 'act' && activeSeat(p) === next ? p : null;
  }
}

/** Plays the highest action card that the next player has: whatever he can do with fewer points, he can do with more. */
function playHighest(p: Position, seat: Seat): void {
  let best: PackedAction | null = null;
  let highest = -1;
  list(p, seat, actions);
  for (let index = 0; index < actions.length; index++) {
    const packed = actions.packed(index);
    const action = decode(p, seat, packed);
    if (action.type !== 'playCard' || action.card <= highest) continue;
    best = packed;
    highest = action.card;
  }
  if (best) perform(p, seat, best);
}

function isListed(p: Position, seat: Seat, { head, first, second }: PackedAction, piece: number): boolean {
  listOf(p, seat, piece, actions);
  const { heads, firsts, seconds, length } = actions;
  for (let i = 0; i < length; i++)
    if (heads[i] === head && firsts[i] === first && seconds[i] === second) return true;
  return false;
}

/**
 * What a position at the beginning of the next player's turn is worth at most to a seat if he does this, as far as it can
 * be done here: he may stop after any of its actions.
 */
export function worthAgainst(start: Position, line: Line, seat: Seat, judge: Judge): number {
  const next = activeSeat(start);
  const p = start.copy();
  let least = judge.valueOf(p, seat);
  for (const packed of line) {
    if (!isListed(p, next, packed, pieceOf(packed)) || typeOf(p, packed) === 'reveal') break;
    perform(p, next, packed);
    if (winnersOf(p) < 0 && (stageOf(p) !== 'act' || activeSeat(p) !== next))
      return Math.min(least, -judge.openWorth(p, next));
    least = Math.min(least, judge.valueOf(p, seat));
  }
  return least;
}

/**
 * What is left of the worth of a position to a seat after another player's turn, in which he does what is best for him.
 *
 * Between two he gains what the seat loses. Among more he gains most of it whatever the seat does, and whoever keeps him
 * from it does so for the third as well: only what he takes from the seat counts. (Where all of it counted, nobody opened
 * the rooms of the Race, since the next one would have gone through them.)
 */
export function worthAfter(start: Position, plan: Plan, seat: Seat, judge: Judge, before: number): number {
  return start.ruleset.seats === 2 ? -plan.value : before - Math.max(0, takenBy(start, plan, seat, judge));
}

/** What a plan takes from the side of a seat whose turn it is not. */
function takenBy(start: Position, { line, end, open }: Plan, seat: Seat, judge: Judge): number {
  const next = activeSeat(start);
  if (open === 0) return ownOf(start, seat, judge) - ownOf(end, seat, judge);
  // A plan ends before what is open: a combat is looked at with the eyes of whom it strikes.
  const p = start.copy();
  for (const packed of line.slice(0, -1)) perform(p, next, packed);
  const quietly = ownOf(start, seat, judge) - ownOf(p, seat, judge);
  const last = line[line.length - 1];
  if (typeOf(p, last) === 'reveal') return quietly;
  const before = judge.afterCombat(p, seat);
  perform(p, next, last);
  const isStruck = combatNow(p)?.defenders.includes(seat) ?? false;
  return isStruck ? quietly + before - judge.openWorth(p, seat) : quietly;
}

function ownOf(p: Position, seat: Seat, judge: Judge): number {
  judge.valueOf(p, seat);
  return judge.own;
}
