/**
 * The fewest action points by which a mission can be reached, proven: every action of every figure is tried, with all
 * that it may take up or leave, in the order of what it has cost; ways that come to the same are looked at once.
 */
import {
  type Action,
  ActionList,
  type AddressedEvent,
  decisions,
  decode,
  eventsThrough,
  type GameEvent,
  list,
  type PackedAction,
  perform,
  type Position,
  searchKey,
  typeOf,
  winnersOf,
} from '@dungeon-twister/rules';
import { answering, countsIn, isTurnOver, type Lesson, reachedBy, spentOn } from '../src/index.ts';
import { done } from './solve.ts';

interface Node {
  readonly position: Position;
  readonly events: readonly GameEvent[];
  readonly reached: readonly boolean[];
  readonly before: { readonly node: Node; readonly by: PackedAction } | null;
}

export interface Fewest {
  readonly points: number;
  readonly actions: readonly Action[];
  /** How many positions were looked at. */
  readonly seen: number;
}

/** What is looked for besides the fewest points of all. */
export interface Within {
  /** What must not be done: for another way. */
  readonly without?: (action: Action) => boolean;
  /** How many positions are looked at before one gives up. */
  readonly most?: number;
}

const options = new ActionList();

/** What always costs a point at least: the rest may be free, as the end of a turn and the cards of a combat are. */
const PAID: ReadonlySet<Action['type']> = new Set([
  'move',
  'jump',
  'rotate',
  'reveal',
  'openGate',
  'closeGate',
  'breakGate',
  'wallWalk',
  'heal',
  'slide',
  'lift',
  'leave',
  'scream',
  'fireball',
  'breakWalls',
  'invert',
  'steal',
  'levitate',
]);

/** Null where the turn has no way to the goal; `tooMuch` where that was not settled. */
export function fewestPoints(
  lesson: Lesson,
  { without, most = Number.POSITIVE_INFINITY }: Within = {},
): Fewest | null | 'tooMuch' {
  const { seat } = lesson;
  const others = (position: Position) => answering(lesson, position);
  const start = done(lesson.position, null, others);
  const first: Node = { ...start, reached: lesson.steps.map(() => false), before: null };
  const open: Node[][] = [[first]];
  const seen = new Set<string>();
  for (let points = 0; points < open.length; points++) {
    /** One more point than those of this round does it: then only what costs nothing could do it for less. */
    let known: Node | null = null;
    // Those that cost nothing more are added behind, and are looked at in the same round.
    for (const node of open[points] ?? []) {
      if (!node.reached.includes(false)) return solutionAt(node, points, seat, seen.size);
      if (winnersOf(node.position) >= 0 || isTurnOver(lesson, node)) continue;
      list(node.position, seat, options);
      const all = Array.from({ length: options.length }, (_, index) => options.packed(index));
      for (const by of all) {
        const type = typeOf(node.position, by);
        if (known && PAID.has(type)) continue;
        if (without?.(decode(node.position, seat, by))) continue;
        const next = after(node, by, lesson);
        const cost = points + spentOn(type, node.position, next.position);
        if (!next.reached.includes(false)) {
          if (cost === points) return solutionAt(next, points, seat, seen.size);
          if (cost === points + 1) known ??= next;
        }
        const key = keyOf(lesson, next, cost);
        if (seen.has(key)) continue;
        if (seen.size >= most) return 'tooMuch';
        seen.add(key);
        (open[cost] ??= []).push(next);
      }
    }
    if (known) return solutionAt(known, points + 1, seat, seen.size);
    // An empty round between two must not end the search.
    for (let round = 0; round < open.length; round++) open[round] ??= [];
  }
  return null;
}

const solutionAt = (node: Node, points: number, seat: number, seen: number): Fewest => ({
  points,
  actions: actionsTo(node, seat),
  seen,
});

/** One action of the learner, and what the others answer to it. */
function after(node: Node, by: PackedAction, lesson: Lesson): Node {
  const told: AddressedEvent[] = [];
  const position = node.position.copy();
  perform(position, lesson.seat, by, (one) => told.push(one));
  const own = eventsThrough(told, 'everything');
  const isOthers = winnersOf(position) < 0 && decisions(position).some((one) => one.seat !== lesson.seat);
  const settled = isOthers ? done(position, null, (now) => answering(lesson, now)) : { position, events: [] };
  const events = [...node.events, ...own, ...settled.events];
  const now = { position: settled.position, events };
  // Between one's own action and the answers something may be reached that is not so afterwards.
  const between = reachedBy(lesson, node.reached, { position, events: [...node.events, ...own] });
  return { ...now, reached: reachedBy(lesson, between, now), before: { node, by } };
}

function keyOf(lesson: Lesson, node: Node, cost: number): string {
  const counts = lesson.steps.map(({ goal }) => countsIn(goal, node).join(','));
  return `${cost}/${searchKey(node.position)}/${node.reached.join('')}/${counts.join(';')}`;
}

function actionsTo(node: Node, seat: number): Action[] {
  const actions: Action[] = [];
  for (let at = node.before; at; at = at.node.before) actions.unshift(decode(at.node.position, seat, at.by));
  return actions;
}
