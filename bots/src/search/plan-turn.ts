/**
 * Plans the rest of a turn as a whole: a beam over sequences of actions that keeps, at every length, the best positions
 * that differ. Orders of actions that lead to the same position are one.
 *
 * A plan ends where the turn does, and where something happens whose outcome nobody knows yet: a combat, a room that
 * is turned up. What is left of the turn then is worth something, and is planned anew when the time comes.
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

/** A way to go on: its first action, what it comes to, and the position before the turn ends or something open begins. */
export interface Plan {
  /** Index in the list of the position that was asked about. */
  readonly first: number;
  readonly value: number;
  /** What is gained by what is still open at its end; the rest of the value is that of the position. */
  readonly open: number;
  readonly end: Position;
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
  /** Pieces that nobody thinks of, one bit each. */
  readonly overlooked?: number;
}

interface Node {
  readonly p: Position;
  readonly first: number;
}

interface Child {
  readonly parent: Node;
  readonly packed: PackedAction;
  readonly first: number;
  readonly order: number;
  readonly key: number;
}

export function planTurn(root: Position, seat: Seat, judge: Judge, width: Width): Plan[] {
  const plans: Plan[] = [];
  const seen = new Set<number>([searchKey(root)]);
  const actions: ActionList = new List();
  const scratch = root.copy();
  const until = judge.looked + width.evaluations;
  const overlooked = width.overlooked ?? 0;
  let beam: Node[] = [{ p: root, first: -1 }];
  for (let depth = 0; depth < width.depth && beam.length > 0; depth++) {
    const children: Child[] = [];
    let looked = 0;
    for (const node of beam) {
      if (depth > 0 && judge.looked >= until) break;
      list(node.p, seat, actions);
      const before = judge.valueOf(node.p, seat);
      const left = actionPointsLeft(node.p);
      for (let index = 0; index < actions.length; index++) {
        const packed = actions.packed(index);
        if (isOverlooked(overlooked, pieceOf(packed))) continue;
        const first = node.first < 0 ? index : node.first;
        const type = typeOf(node.p, packed);
        if (type === 'endTurn') {
          keep(plans, width.plans, first, before, 0, node.p);
          continue;
        }
        if (type === 'reveal') {
          const open = judge.revealWorth(node.p, seat, packed) + judge.restWorth(left - 1);
          keep(plans, width.plans, first, before + open, open, node.p);
          continue;
        }
        scratch.copyFrom(node.p);
        perform(scratch, seat, packed);
        looked++;
        if (winnersOf(scratch) < 0 && (stageOf(scratch) !== 'act' || activeSeat(scratch) !== seat)) {
          const open = judge.openWorth(scratch, seat) + judge.restWorth(actionPointsLeft(scratch)) - before;
          keep(plans, width.plans, first, before + open, open, node.p);
          continue;
        }
        const key = searchKey(scratch);
        if (seen.has(key)) continue;
        seen.add(key);
        const value = judge.valueOf(scratch, seat);
        if (winnersOf(scratch) >= 0) {
          keep(plans, width.plans, first, value, 0, scratch);
          continue;
        }
        const onGear = type === 'move' && isGear(node.p, placeAimedAt(node.p, packed)) ? judge.gearWorth : 0;
        const order = value + judge.restWorth(actionPointsLeft(scratch)) + onGear;
        children.push({ parent: node, packed, first, order, key });
      }
    }
    const perNode = Math.max(1, looked / beam.length);
    const affordable = Math.floor((until - judge.looked) / perNode / Math.max(1, width.depth - depth - 2));
    const wide = Math.max(1, Math.min(width.most, affordable));
    children.sort((a, b) => b.order - a.order || a.key - b.key);
    beam = children.slice(0, wide).map(({ parent, packed, first }) => {
      const p = new Position(root.ruleset, parent.p.data.slice());
      perform(p, seat, packed);
      return { p, first };
    });
  }
  return plans.sort((a, b) => b.value - a.value || a.first - b.first);
}

/** Only the first pieces have a bit; of all games only characters stand among them. */
const isOverlooked = (overlooked: number, piece: number): boolean =>
  piece < 31 && (overlooked & (1 << piece)) !== 0;

/** Keeps a plan among the best ones, one for each first action and end. */
function keep(plans: Plan[], most: number, first: number, value: number, open: number, end: Position): void {
  let worst = 0;
  for (let i = 1; i < plans.length; i++) if (plans[i].value < plans[worst].value) worst = i;
  const plan = (): Plan => ({ first, value, open, end: end.copy() });
  if (plans.length < most) plans.push(plan());
  else if (value > plans[worst].value) plans[worst] = plan();
}
