/**
 * How many action points a lesson takes at least: every way is gone in the order of what it has cost, so the first that
 * reaches the end is the cheapest. The others do nothing that they need not do.
 */
import {
  type Action,
  ActionList,
  decisions,
  type GameEvent,
  legalActions,
  type Position,
  searchKey,
} from '@dungeon-twister/rules';
import { answering, type Lesson, reachedBy, spentOn } from '../src/index.ts';
import { done, solve } from './solve.ts';

export interface Solution {
  readonly actions: readonly Action[];
  readonly points: number;
  /** Whether it is known that fewer points do not do; otherwise looking for such a way took too long. */
  readonly isLeast: boolean;
}

interface Node {
  readonly actions: readonly Action[];
  readonly position: Position;
  readonly events: readonly GameEvent[];
  readonly reached: readonly boolean[];
}

const listed = new ActionList();
listed.handlings = 1;

/** How many positions are looked at before one gives up. */
const USUAL_MOST = 6000;

const turnsIn = (actions: readonly Action[]): number =>
  actions.filter(({ type }) => type === 'endTurn').length;

/** Null where no way was found. Ways that take more turns are not looked for: who ends a turn gets new points for nothing. */
export function leastPoints(lesson: Lesson, most: number = USUAL_MOST): Solution | null {
  const known = solve(lesson);
  if (!known) return null;
  const others = (position: Position) => answering(lesson, position);
  const [ceiling, turns] = [pointsOf(lesson, known), turnsIn(known)];
  const start = done(lesson.position, null, others);
  const open: Node[][] = [[{ actions: [], ...start, reached: lesson.steps.map(() => false) }]];
  const seen = new Set<string>();
  for (let points = 0; points < ceiling; points++)
    for (const node of open[points] ?? []) {
      if (!node.reached.includes(false)) return { actions: node.actions, points, isLeast: true };
      if (!decisions(node.position).some(({ seat }) => seat === lesson.seat)) continue;
      for (const action of legalActions(node.position, lesson.seat, listed)) {
        const actions = [...node.actions, action];
        if (turnsIn(actions) > turns) continue;
        const next = done(node.position, { seat: lesson.seat, action }, others);
        const cost = points + spentOn(action.type, node.position, next.position);
        if (cost >= ceiling) continue;
        const events = [...node.events, ...next.events];
        const reached = reachedBy(lesson, node.reached, { position: next.position, events });
        const key = `${cost}/${turnsIn(actions)}/${searchKey(next.position)}/${reached.join('')}`;
        if (seen.has(key)) continue;
        if (seen.size === most) return { actions: known, points: ceiling, isLeast: false };
        seen.add(key);
        (open[cost] ??= []).push({ actions, ...next, events, reached });
      }
    }
  return { actions: known, points: ceiling, isLeast: true };
}

function pointsOf(lesson: Lesson, actions: readonly Action[]): number {
  const others = (position: Position) => answering(lesson, position);
  let [points, { position }] = [0, done(lesson.position, null, others)];
  for (const action of actions) {
    const next = done(position, { seat: lesson.seat, action }, others);
    points += spentOn(action.type, position, next.position);
    position = next.position;
  }
  return points;
}
