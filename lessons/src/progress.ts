/**
 * How far somebody is in a lesson, from what was done in it: nothing else is remembered, so what is taken back was
 * never done. Goals may be reached in any order: the first that is still open is what is asked for.
 */
import { activeSeat, eventsThrough, type GameEvent, type Step, winnersOf } from '@dungeon-twister/rules';
import { type Answer, answerTo, type Deed, TURN_OVER } from './answers.ts';
import { isReached, type Told } from './goal.ts';
import type { Lesson } from './lesson.ts';
import { spentOn } from './spent.ts';

export interface Progress {
  /** For each step, whether its goal was reached at some moment. */
  readonly reached: readonly boolean[];
  /** The first step that is still open; as many as there are steps where none is. */
  readonly at: number;
  readonly isDone: boolean;
  /** The game has ended, or in a mission the turn, and the goal is not reached. */
  readonly isLost: boolean;
  /** The action points that were spent until the end was reached. */
  readonly spent: number;
  /** About the last deed, where it did not help. */
  readonly answer: Answer | null;
}

/** Which goals are reached, with those that were reached before: what was reached once stays so. */
export const reachedBy = ({ steps }: Lesson, before: readonly boolean[], told: Told): readonly boolean[] =>
  steps.map(({ goal }, index) => before[index] === true || isReached(goal, told));

/** A mission is one turn: what the others do then may still belong to it, but not another turn of one's own. */
export const isTurnOver = ({ mission, seat }: Lesson, { position, events }: Told): boolean =>
  mission !== null &&
  events.some((event) => event.type === 'turnEnded' && event.seat === seat) &&
  (activeSeat(position) === seat || winnersOf(position) >= 0);

/** The steps of the game, its beginning first. */
export function progressOf(lesson: Lesson, steps: readonly Step[]): Progress {
  const events: GameEvent[] = [];
  let reached: readonly boolean[] = lesson.steps.map(() => false);
  /** The last deed of whoever learns: what the others did then belongs to it. */
  let deed = null as Deed | null;
  let since: GameEvent[] = [];
  let spent = 0;
  // Nothing is called a detour where one has to find the way by oneself.
  const isExercise = lesson.others === 'pass' && lesson.mission === null;
  for (const { entry, before, position, events: told } of steps) {
    const heard = eventsThrough(told, 'everything');
    events.push(...heard);
    const isOver = winnersOf(position) >= 0;
    if (entry?.seat === lesson.seat && 'action' in entry) {
      if (reached.includes(false)) spent += spentOn(entry.action.type, before, position);
      since = [...heard];
      deed = {
        seat: lesson.seat,
        action: entry.action,
        before,
        told: { position, events: since },
        isOver,
        isExercise,
      };
    } else if (deed) {
      since = [...since, ...heard];
      deed = { ...deed, told: { position, events: since }, isOver };
    }
    const now = reachedBy(lesson, reached, { position, events });
    if (now.some((one, index) => one !== reached[index])) deed = null;
    reached = now;
  }
  const first = reached.indexOf(false);
  const at = first < 0 ? reached.length : first;
  const next = lesson.steps[at];
  const isDone = next === undefined;
  const now = steps.at(-1)?.position ?? lesson.position;
  const isGameOver = winnersOf(now) >= 0;
  const isTooLate = !isDone && isTurnOver(lesson, { position: now, events });
  const answer = next && deed ? answerTo(next, deed) : null;
  return {
    reached,
    at,
    isDone,
    isLost: !isDone && (isGameOver || isTooLate),
    spent,
    answer: isTooLate && answer?.code !== 'own' ? TURN_OVER : answer,
  };
}
