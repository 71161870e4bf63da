/**
 * What the next player makes of the plans of a turn.
 *
 * To look for his best answer to every plan is dear, and mostly the same answer refutes most of them. So each answer that
 * was found is tried on the other plans first, which costs next to nothing; only a plan that none of them spoils is worth
 * a search of its own. What a plan is worth after some answer is the most that it can be worth.
 */
import {
  ActionList,
  activeSeat,
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
import type { Judge } from './judge.ts';
import { type Plan, planTurn, type Width } from './plan-turn.ts';

/** How the next player's answers are looked for. */
export interface Answers {
  /** To how many plans at most. */
  readonly searches: number;
  /** How many other plans are looked at with the answers that were found, for each search. */
  readonly trials: number;
  readonly width: Width;
}

const actions = new ActionList();
actions.handlings = 1;

/** The listed action of a type, if there is one. */
function find(p: Position, seat: Seat, type: string): PackedAction | null {
  list(p, seat, actions);
  for (let index = 0; index < actions.length; index++)
    if (typeOf(p, actions.packed(index)) === type) return actions.packed(index);
  return null;
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

/** The position in which the next player acts after a turn that ends here; null where he does not. */
function afterTurn(end: Position, seat: Seat): Position | null {
  if (winnersOf(end) >= 0) return null;
  const p = end.copy();
  const endTurn = find(p, seat, 'endTurn');
  if (!endTurn) return null;
  perform(p, seat, endTurn);
  const next = activeSeat(p);
  if (winnersOf(p) >= 0 || next === seat) return null;
  if (stageOf(p) === 'card') playHighest(p, next);
  return stageOf(p) === 'act' && activeSeat(p) === next ? p : null;
}

function isListed(p: Position, seat: Seat, { head, first, second }: PackedAction, piece: number): boolean {
  listOf(p, seat, piece, actions);
  const { heads, firsts, seconds, length } = actions;
  for (let i = 0; i < length; i++)
    if (heads[i] === head && firsts[i] === first && seconds[i] === second) return true;
  return false;
}

/** A plan, and the most that it can be worth after the answers that were tried on it. */
class Candidate {
  readonly plan: Plan;
  bound: number;
  /** How many of the answers found so far were tried. */
  tried = 0;
  searched = false;
  private readonly seat: Seat;
  private before: Position | null | undefined;

  constructor(plan: Plan, seat: Seat) {
    this.plan = plan;
    this.seat = seat;
    this.bound = plan.value;
  }

  /** Where the next player begins; null where he has no say. */
  get start(): Position | null {
    this.before ??= afterTurn(this.plan.end, this.seat);
    return this.before;
  }

  /** Tries an answer, as far as it can be given here: the next player may stop after any of its actions. */
  try(line: readonly PackedAction[], judge: Judge): void {
    const { start, seat } = this;
    if (!start) return;
    const next = activeSeat(start);
    const p = start.copy();
    let least = judge.valueOf(p, seat);
    for (const packed of line) {
      if (!isListed(p, next, packed, pieceOf(packed))) break;
      if (typeOf(p, packed) === 'reveal') break;
      perform(p, next, packed);
      if (winnersOf(p) < 0 && (stageOf(p) !== 'act' || activeSeat(p) !== next)) {
        least = Math.min(least, -judge.openWorth(p, next));
        break;
      }
      least = Math.min(least, judge.valueOf(p, seat));
    }
    this.bound = Math.min(this.bound, this.plan.open + least);
  }

  /** Looks for the best answer; tells it. */
  search(judge: Judge, width: Width): readonly PackedAction[] | null {
    this.searched = true;
    const { start, seat, plan } = this;
    if (!start) return null;
    const [best] = planTurn(start, activeSeat(start), judge, width);
    if (!best) return null;
    const two = start.ruleset.seats === 2;
    this.bound = plan.open + (two ? -best.value : judge.valueOf(best.end, seat));
    return best.line;
  }
}

export interface Judged {
  readonly plan: Plan;
  readonly value: number;
}

/** The plans whose answers were looked for, with what they are worth then. Plans come in the order of their values. */
export function answered(
  plans: readonly Plan[],
  seat: Seat,
  judge: Judge,
  { searches, trials, width }: Answers,
): Judged[] {
  const candidates = plans.map((plan) => new Candidate(plan, seat));
  const two = plans[0]?.end.ruleset.seats === 2;
  const lines: (readonly PackedAction[])[] = [];
  let left = searches;
  let tries = searches * trials;
  while (left > 0) {
    const best = highest(candidates);
    if (!best || best.searched) break;
    if (two && best.tried < lines.length && tries > 0) {
      best.try(lines[best.tried++], judge);
      tries--;
      continue;
    }
    const line = best.search(judge, width);
    if (line) lines.push(line);
    left--;
  }
  return candidates.filter(({ searched }) => searched).map(({ plan, bound }) => ({ plan, value: bound }));
}

function highest(candidates: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null;
  for (const one of candidates) if (!best || one.bound > best.bound) best = one;
  return best;
}
