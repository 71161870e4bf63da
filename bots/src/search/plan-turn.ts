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
  activeSeat,
  allPointsLeft,
  isGear,
  list,
  type PackedAction,
  perform,
  pieceOf,
  placeAimedAt,
  placeOf,
  type Position,
  searchKey,
  type Seat,
  stageOf,
  typeOf,
  winnersOf,
} from '@dungeon-twister/rules';
import { certainEnd } from '../combat/certain-end.ts';
import { BestPlans, type Node, performed, type Plan } from './best-plans.ts';
import type { Judge } from './judge.ts';
import { KeySet } from './key-set.ts';
import { OpenPlans, QuietGains } from './open-plans.ts';

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
  readonly value: number;
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
): readonly Plan[] {
  const plans = new BestPlans(width.plans, seat);
  const opens = new OpenPlans(width.plans, judge.restWorth(1));
  const known = new KeySet();
  known.add(searchKey(root));
  const actions: ActionList = new List();
  actions.handlings = width.handlings;
  const scratch = root.copy();
  const until = judge.looked + width.evaluations;
  const overlooked = width.overlooked ?? 0;
  const first: Node = { p: root, value: judge.valueOf(root, seat), before: null, packed: null };
  const points = allPointsLeft(root);
  const gains = new QuietGains(first.value);
  let beam: readonly (Child | null)[] = [null];
  let share = until;
  for (let depth = 0; depth < width.depth && beam.length > 0; depth++) {
    const children: Child[] = [];
    let [looked, nodes, most] = [0, 0, 0];
    for (const child of beam) {
      if (depth > 0 && judge.looked >= share) break;
      const node = child ? nodeOf(child, seat) : first;
      nodes++;
      list(node.p, seat, actions);
      const before = node.value;
      if (depth === 0) addEnd(plans, node, actions);
      const left = allPointsLeft(node.p);
      const used = points - left;
      for (let index = 0; index < actions.length; index++) {
        const packed = actions.packed(index);
        if (isOverlooked(overlooked, pieceOf(packed))) continue;
        const type = typeOf(node.p, packed);
        if (type === 'endTurn' || (type === 'move' && staysAsItIs(node.p, packed))) continue;
        if (type === 'reveal') {
          // A room that is turned up opens ways that nobody has seen: the rest is worth what it usually is.
          const open = judge.revealWorth(node.p, seat, packed) + judge.restWorth(left - 1);
          plans.add({ value: before + open, open, end: node.p, node, packed, actions: depth + 1 });
          continue;
        }
        scratch.copyFrom(node.p);
        perform(scratch, seat, packed);
        looked++;
        if (winnersOf(scratch) < 0 && (stageOf(scratch) !== 'act' || activeSeat(scratch) !== seat)) {
          const value = judge.openWorth(scratch, seat);
          const certain = certainEnd(scratch, seat);
          const end = certain ?? node.p;
          const open = value - (certain ? judge.valueOf(certain, seat) : before);
          const rest = allPointsLeft(scratch);
          opens.add({ value, open, end, node, packed, actions: depth + 1, used, left: rest });
          continue;
        }
        const key = searchKey(scratch);
        if (!known.add(key)) continue;
        const seen = judge.valueOf(scratch, seat);
        const { own } = judge;
        const value = spoiler ? Math.min(seen, spoiler(scratch)) : seen;
        plans.addQuiet(value, node, packed, depth + 1);
        const more = allPointsLeft(scratch);
        gains.note(points - more, value);
        if (more > most) most = more;
        if (winnersOf(scratch) >= 0) continue;
        const onGear = type === 'move' && isGear(node.p, placeAimedAt(node.p, packed)) ? judge.gearWorth : 0;
        const rest = judge.restWorth(more) + onGear;
        children.push({
          before: node,
          packed,
          value: seen,
          order: value + rest,
          own: own + rest,
          against: seen - own + rest,
          key,
        });
      }
    }
    const levels = Math.max(1, Math.min(width.depth - depth - 1, most));
    const affordable = Math.floor((until - judge.looked) / levels);
    share = judge.looked + affordable;
    // Many lead to what is known already and cost nothing: more of them may be had than it seems.
    const wide = Math.ceil((3 * affordable * nodes) / Math.max(1, looked));
    beam = theBest(children, Math.max(1, Math.min(width.most, wide)));
  }
  opens.settle(gains, plans);
  return plans.inOrder;
}

/** A point paid for nothing: whoever wants to wait ends the turn. */
const staysAsItIs = (p: Position, packed: PackedAction): boolean =>
  packed.first === 0 && packed.second === 0 && placeAimedAt(p, packed) === placeOf(p, pieceOf(packed));

/** To end the turn at once comes first, so that nothing else that is worth as much is preferred. */
function addEnd(plans: BestPlans, node: Node, actions: ActionList): void {
  for (let index = actions.length - 1; index >= 0; index--) {
    const packed = actions.packed(index);
    if (typeOf(node.p, packed) === 'endTurn') {
      plans.add({ value: node.value, open: 0, end: node.p, node, packed, actions: 0 });
      return;
    }
  }
}

const nodeOf = ({ before, packed, value }: Child, seat: Seat): Node => ({
  p: performed(before.p, seat, packed),
  value,
  before,
  packed,
});

/** Of five three by what they are worth, one that serves the own aims best, and one that hinders the other most. */
function theBest(children: readonly Child[], wide: number): Child[] {
  const some = Math.floor(wide / 5);
  const chosen = new Set<Child>();
  const most = addBest(children, (child) => child.order, wide - 2 * some, chosen);
  if (some === 0) return most;
  const serving = addBest(children, (child) => child.own, some, chosen);
  const hindering = addBest(children, (child) => child.against, some, chosen);
  const mixed: Child[] = [];
  for (let i = 0; i * 3 < most.length || i < serving.length; i++)
    mixed.push(...most.slice(i * 3, i * 3 + 3), ...serving.slice(i, i + 1), ...hindering.slice(i, i + 1));
  return mixed;
}

/** The best of those that were not chosen yet, in their order; they are chosen now. */
function addBest(
  children: readonly Child[],
  by: (child: Child) => number,
  count: number,
  chosen: Set<Child>,
): Child[] {
  const left = chosen.size > 0 ? children.filter((child) => !chosen.has(child)) : children;
  let good = left;
  if (left.length > count) {
    // Sorting numbers is far cheaper than sorting children: only those that can be among the best are sorted.
    const least = Float64Array.from(left, by).sort()[left.length - count];
    good = left.filter((child) => by(child) >= least);
  }
  const best = [...good].sort((a, b) => by(b) - by(a) || a.key - b.key).slice(0, count);
  for (const child of best) chosen.add(child);
  return best;
}

/** Only the first pieces have a bit; of all games only characters stand among them. */
const isOverlooked = (overlooked: number, piece: number): boolean =>
  piece < 31 && (overlooked & (1 << piece)) !== 0;
