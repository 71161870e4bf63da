/**
 * Plans the rest of a turn as a whole: a beam over sequences of actions that keeps, at every length, the best positions
 * that differ. Orders of actions that lead to the same position are one.
 *
 * A turn may be ended after every action, so every position that is looked at is the end of a plan. A plan also ends where
 * something happens whose outcome nobody knows yet: a combat, a room that is turned up. What is left of the turn then is
 * worth something, and is planned anew when the time comes.
 */
import {
  type ActionList,
  ActionList as List,
  actionPointsLeft,
  activeSeat,
  isGear,
  list,
  type PackedAction,
  perform,
  pieceOf,
  placeAimedAt,
  Position,
  searchKey,
  type Seat,
  stageOf,
  typeOf,
  winnersOf,
} from '@dungeon-twister/rules';
import type { Judge } from './judge.ts';

/** A position on the way, and how it came about. */
interface Node {
  readonly p: Position;
  readonly before: Node | null;
  readonly packed: PackedAction | null;
}

/** A way to go on: what it comes to, and the position before the turn ends or something open begins. */
export interface Plan {
  readonly value: number;
  /** What is gained by what is still open at its end; the rest of the value is that of the position. */
  readonly open: number;
  readonly end: Position;
  /** Its actions, the first one first; whatever is open at its end is the last of them. */
  readonly line: readonly PackedAction[];
}

export interface Width {
  /** Positions that may be looked at; the beam is as wide as this allows. */
  readonly evaluations: number;
  /** The widest that it may be. */
  readonly most: number;
  /** How many actions are looked ahead. */
  readonly depth: number;
  /** How many plans are wanted. */
  readonly plans: number;
  /** How many handlings of loads a move may have that is thought of. */
  readonly handlings: number;
  /** Pieces that nobody thinks of, one bit each. */
  readonly overlooked?: number;
}

/** What a position is worth at most, because something is known that the other would do. */
export type Spoiler = (p: Position) => number;

interface Child {
  readonly before: Node;
  readonly packed: PackedAction;
  readonly order: number;
  /** What there is on the own side alone, and how little on the other: plans that serve one of these are not lost. */
  readonly own: number;
  readonly against: number;
  readonly key: number;
}

export function planTurn(
  root: Position,
  seat: Seat,
  judge: Judge,
  width: Width,
  spoiler: Spoiler | null = null,
): Plan[] {
  const plans = new BestPlans(width.plans);
  const known = new Set<number>([searchKey(root)]);
  const actions: ActionList = new List();
  actions.handlings = width.handlings;
  const scratch = root.copy();
  const until = judge.looked + width.evaluations;
  const overlooked = width.overlooked ?? 0;
  let beam: Node[] = [{ p: root, before: null, packed: null }];
  for (let depth = 0; depth < width.depth && beam.length > 0; depth++) {
    const children: Child[] = [];
    let looked = 0;
    let most = 0;
    for (const node of beam) {
      if (depth > 0 && judge.looked >= until) break;
      list(node.p, seat, actions);
      const before = judge.valueOf(node.p, seat);
      const left = actionPointsLeft(node.p);
      for (let index = 0; index < actions.length; index++) {
        const packed = actions.packed(index);
        if (isOverlooked(overlooked, pieceOf(packed))) continue;
        const type = typeOf(node.p, packed);
        if (type === 'endTurn') {
          if (depth === 0) plans.add(before, 0, node.p, node, packed);
          continue;
        }
        if (type === 'reveal') {
          const open = judge.revealWorth(node.p, seat, packed) + judge.restWorth(left - 1);
          plans.add(before + open, open, node.p, node, packed);
          continue;
        }
        scratch.copyFrom(node.p);
        perform(scratch, seat, packed);
        looked++;
        if (winnersOf(scratch) < 0 && (stageOf(scratch) !== 'act' || activeSeat(scratch) !== seat)) {
          const open = judge.openWorth(scratch, seat) + judge.restWorth(actionPointsLeft(scratch)) - before;
          plans.add(before + open, open, node.p, node, packed);
          continue;
        }
        const key = searchKey(scratch);
        if (known.has(key)) continue;
        known.add(key);
        const seen = judge.valueOf(scratch, seat);
        const { own } = judge;
        const value = spoiler ? Math.min(seen, spoiler(scratch)) : seen;
        plans.add(value, 0, scratch, node, packed);
        const more = actionPointsLeft(scratch);
        if (more > most) most = more;
        if (winnersOf(scratch) >= 0) continue;
        const onGear = type === 'move' && isGear(node.p, placeAimedAt(node.p, packed)) ? judge.gearWorth : 0;
        const rest = judge.restWorth(more) + onGear;
        children.push({
          before: node,
          packed,
          order: value + rest,
          own: own + rest,
          against: seen - own + rest,
          key,
        });
      }
    }
    const perNode = Math.max(1, looked / beam.length);
    const levels = Math.max(1, Math.min(width.depth - depth - 1, most));
    const affordable = Math.floor((until - judge.looked) / perNode / levels);
    const wide = Math.max(1, Math.min(width.most, affordable));
    beam = theBest(children, wide).map(({ before, packed }) => {
      const p = new Position(root.ruleset, before.p.data.slice());
      perform(p, seat, packed);
      return { p, before, packed };
    });
  }
  return plans.inOrder();
}

/** Most of them by what they are worth; some that serve one's own aims best, and some that hinder the other most. */
function theBest(children: readonly Child[], wide: number): Child[] {
  const some = Math.floor(wide / 5);
  const chosen = new Set<Child>();
  const take = (by: (child: Child) => number, most: number): void => {
    const sorted = [...children].sort((a, b) => by(b) - by(a) || a.key - b.key);
    for (const child of sorted) {
      if (chosen.size >= most) return;
      chosen.add(child);
    }
  };
  take(({ order }) => order, wide - 2 * some);
  if (some > 0) take(({ own }) => own, wide - some);
  if (some > 0) take(({ against }) => against, wide);
  return [...chosen];
}

/** Only the first pieces have a bit; of all games only characters stand among them. */
const isOverlooked = (overlooked: number, piece: number): boolean =>
  piece < 31 && (overlooked & (1 << piece)) !== 0;

function lineTo(node: Node | null, last: PackedAction): PackedAction[] {
  const line = [last];
  for (let at = node; at?.packed; at = at.before) line.unshift(at.packed);
  return line;
}

/** The best plans that were found so far. */
class BestPlans {
  private readonly most: number;
  private readonly plans: Plan[] = [];
  private worst = 0;

  constructor(most: number) {
    this.most = most;
  }

  add(value: number, open: number, end: Position, node: Node, packed: PackedAction): void {
    const { plans, most } = this;
    if (plans.length === most && value <= plans[this.worst].value) return;
    const plan = { value, open, end: end.copy(), line: lineTo(node, packed) };
    if (plans.length < most) plans.push(plan);
    else plans[this.worst] = plan;
    if (plans.length === most)
      for (let i = (this.worst = 0); i < most; i++)
        if (plans[i].value < plans[this.worst].value) this.worst = i;
  }

  inOrder(): Plan[] {
    return this.plans
      .map((plan, index) => ({ plan, index }))
      .sort(
        (a, b) => b.plan.value - a.plan.value || a.plan.line.length - b.plan.line.length || a.index - b.index,
      )
      .map(({ plan }) => plan);
  }
}
