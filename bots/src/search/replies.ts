/**
 * What the next player makes of the plans of a turn.
 *
 * To look for his best answer to every plan is dear, and mostly the same answer refutes most of them. So each answer that
 * was found is tried on the other plans first, which costs next to nothing; only a plan that none of them spoils is worth
 * a search of its own, and only the one that is chosen in the end is worth a long one. What a plan is worth after some
 * answer is the most that it can be worth. Where an answer spoils everything, the turn is planned anew against it.
 */
import { activeSeat, type Position, type Seat } from '@dungeon-twister/rules';
import { Heap } from './heap.ts';
import { type Line, NextTurn, worthAfter, worthAgainst } from './next-turn.ts';
import type { Judge } from './judge.ts';
import type { Plan } from './best-plans.ts';
import { lastPoint } from './last-point.ts';
import { planTurn, type Width } from './plan-turn.ts';

/** How the next player's answers are looked for. */
export interface Answers {
  /** To how many plans at most. */
  readonly searches: number;
  /** How many other plans are looked at with the answers that were found, for each search. */
  readonly trials: number;
  /**
   * How an answer is looked for: first like this, and like this to what shall be done; each wider than the one before.
   * Where there is none, only his last point is.
   */
  readonly widths: readonly Width[];
  /** How the turn is planned anew where an answer spoils everything. */
  readonly again: Width;
}

/** A plan that loses this by an answer is spoiled: nearly a victory point. */
const SPOILED = 8;

/** A plan, and the most that it can be worth after the answers that were tried on it. */
class Candidate {
  readonly plan: Plan;
  bound: number;
  /** How many of the answers found so far were tried, and how many searches were made. */
  tried = 0;
  searched = 0;
  private readonly seat: Seat;
  private readonly turn: NextTurn;
  private before: Position | null | undefined;

  constructor(plan: Plan, seat: Seat, turn: NextTurn) {
    this.plan = plan;
    this.seat = seat;
    this.turn = turn;
    this.bound = plan.value;
  }

  /** Where the next player begins; null where he has no say. */
  private get start(): Position | null {
    if (this.before === undefined) this.before = this.turn.after(this.plan.end);
    return this.before;
  }

  try(line: Line, judge: Judge): void {
    const { start, seat, plan } = this;
    if (start) this.bound = Math.min(this.bound, plan.open + worthAgainst(start, line, seat, judge));
  }

  /** Looks for the best answer; tells it. */
  search(judge: Judge, width: Width | undefined, most: number): Line | null {
    const { start, seat, plan } = this;
    const again = this.searched++ > 0;
    if (!start) return null;
    const winning = again ? null : lastPoint(start, judge, most);
    if (winning) {
      this.bound = Math.min(plan.value, plan.open + worthAgainst(start, winning, seat, judge));
      return winning;
    }
    if (!width) return null;
    const [best] = planTurn(start, activeSeat(start), judge, width);
    if (!best) return null;
    const worth = plan.open + worthAfter(start, best, seat, judge, plan.value - plan.open);
    this.bound = again ? Math.min(this.bound, worth) : worth;
    return best.line;
  }
}

export interface Judged {
  readonly plan: Plan;
  readonly value: number;
}

/**
 * The plans whose answers were looked for, with what they are worth then. Plans come in the order of their values; for
 * the next player's last point so many positions are looked at for each of his figures.
 */
export function answered(
  root: Position,
  plans: readonly Plan[],
  seat: Seat,
  judge: Judge,
  { searches, trials, widths, again }: Answers,
  most: number,
): Judged[] {
  const turn = new NextTurn(root, seat);
  const candidates = new Heap(isBetter);
  for (const plan of plans) candidates.add(new Candidate(plan, seat, turn));
  const two = root.ruleset.seats === 2;
  const lines: Line[] = [];
  let left = searches;
  let tries = searches * trials;
  let planned = false;
  for (;;) {
    const best = candidates.top;
    if (!best || best.searched >= Math.max(1, widths.length) || left === 0) break;
    if (two && best.tried < lines.length && tries > 0) {
      best.try(lines[best.tried++], judge);
      tries--;
      candidates.replaceTop(best);
      continue;
    }
    if (two && !planned && lines.length > 0 && best.bound < plans[0].value - SPOILED) {
      planned = true;
      const spoiler = (p: Position): number => worstOf(p, lines, turn, seat, judge);
      for (const plan of planTurn(root, seat, judge, again, spoiler))
        candidates.add(new Candidate(plan, seat, turn));
      continue;
    }
    const line = best.search(judge, widths[best.searched], most);
    if (line) lines.push(line);
    left--;
    candidates.replaceTop(best);
  }
  return candidates.all
    .filter(({ searched }) => searched > 0)
    .map(({ plan, bound }) => ({ plan, value: bound }));
}

/** What a position is worth if the turn ends there and the next player gives the worst of the answers that are known. */
function worstOf(p: Position, lines: readonly Line[], turn: NextTurn, seat: Seat, judge: Judge): number {
  const start = turn.after(p);
  if (!start) return Infinity;
  let least = Infinity;
  for (const line of lines) least = Math.min(least, worthAgainst(start, line, seat, judge));
  return least;
}

/** Of equal plans that with the fewest actions. */
const isBetter = (a: Candidate, b: Candidate): boolean =>
  a.bound > b.bound || (a.bound === b.bound && a.plan.actions < b.plan.actions);
