/**
 * Finds a way through a lesson by the rules alone: what is nearest to the goal is tried first. For tests, and for
 * whoever writes lessons and wants to know whether they can be solved.
 */
import {
  type Action,
  ActionList,
  type AddressedEvent,
  decisions,
  eventsThrough,
  Game,
  type GameEvent,
  historyOf,
  legalActions,
  type Position,
  searchKey,
} from '@dungeon-twister/rules';
import {
  answering,
  farFrom,
  isTurnOver,
  type Lesson,
  type Progress,
  progressOf,
  reachedBy,
  wishesOf,
} from '../src/index.ts';

/** How the others answer; null where nobody is asked. */
export type Answering = (position: Position) => { readonly seat: number; readonly action: Action } | null;

/** Plays a lesson from its beginning; null where the rules refuse something. */
export function play(lesson: Lesson, actions: readonly Action[], others?: Answering): Game | null {
  const answer = others ?? ((position: Position) => answering(lesson, position));
  const game = new Game({ position: lesson.position });
  const settle = (): void => {
    for (let asked = answer(game.position); asked && !game.result; asked = answer(game.position)) {
      const { seat, action } = asked;
      if (!game.perform({ seat, decision: game.asked(seat), action }).ok) return;
    }
  };
  settle();
  for (const action of actions) {
    const decision = game.asked(lesson.seat);
    if (!game.perform({ seat: lesson.seat, decision, action }).ok) return null;
    settle();
  }
  return game;
}

export const progressIn = (lesson: Lesson, game: Game): Progress => progressOf(lesson, historyOf(game).steps);

const listed = new ActionList();
listed.handlings = 1;

interface Node {
  readonly actions: readonly Action[];
  readonly position: Position;
  readonly events: readonly GameEvent[];
  readonly reached: readonly boolean[];
  readonly worth: number;
}

/** Smaller is nearer: steps that are missing, then the way to the goal, then what was done for it. */
function worthOf(lesson: Lesson, position: Position, reached: readonly boolean[], deeds: number): number {
  const step = lesson.steps[reached.indexOf(false)];
  const wish = step ? wishesOf(step.goal, position, lesson.seat)[0] : undefined;
  const far = wish ? (farFrom(position, wish) ?? 0) : 0;
  return reached.filter((one) => !one).length * 1000 + far + 2 * deeds;
}

export interface Search {
  readonly others?: Answering;
  /** What must not be done: for a second way. */
  readonly without?: (action: Action) => boolean;
  /** How many positions are looked on from. */
  readonly most?: number;
}

const USUAL_MOST = 4000;

/** The actions of whoever learns, from the beginning to the end of the lesson; null where none were found. */
export function solve(
  lesson: Lesson,
  { others, without, most = USUAL_MOST }: Search = {},
): readonly Action[] | null {
  const answer = others ?? ((position: Position) => answering(lesson, position));
  const seen = new Set<string>();
  const nothing = lesson.steps.map(() => false);
  const open: Node[] = [{ actions: [], ...done(lesson.position, null, answer), reached: nothing, worth: 0 }];
  for (let tried = 0; tried < most; tried++) {
    const node = takeBest(open);
    if (!node) return null;
    if (!decisions(node.position).some(({ seat }) => seat === lesson.seat)) continue;
    for (const action of legalActions(node.position, lesson.seat, listed)) {
      if (without?.(action)) continue;
      const next = done(node.position, { seat: lesson.seat, action }, answer);
      const events = [...node.events, ...next.events];
      const reached = reachedBy(lesson, node.reached, { position: next.position, events });
      const actions = [...node.actions, action];
      if (!reached.includes(false)) return actions;
      if (isTurnOver(lesson, { position: next.position, events })) continue;
      const key = `${searchKey(next.position)}/${reached.join('')}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const worth = worthOf(lesson, next.position, reached, actions.length);
      open.push({ actions, position: next.position, events, reached, worth });
    }
  }
  return null;
}

/** Does something in a copy, and then what the others answer. */
export function done(
  from: Position,
  deed: ReturnType<Answering>,
  answer: Answering,
): Pick<Node, 'position' | 'events'> {
  const told: AddressedEvent[] = [];
  const game = new Game({ position: from }, { onEvent: (one) => told.push(one) });
  for (let next = deed ?? answer(game.position); next; next = game.result ? null : answer(game.position))
    if (!game.perform({ ...next, decision: game.asked(next.seat) }).ok) break;
  return { position: game.position, events: eventsThrough(told, 'everything') };
}

function takeBest(open: Node[]): Node | null {
  let best = 0;
  for (let at = 1; at < open.length; at++) if ((open[at]?.worth ?? 0) < (open[best]?.worth ?? 0)) best = at;
  const [node] = open.splice(best, 1);
  return node ?? null;
}
