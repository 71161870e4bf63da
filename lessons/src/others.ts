/** What the others of a lesson do where the lesson says it by itself, without an opponent. */
import type { Action, Position, Seat } from '@dungeon-twister/rules';
import type { Lesson } from './lesson.ts';
import { passing } from './passing.ts';
import { running } from './running.ts';

interface Answered {
  readonly seat: Seat;
  readonly action: Action;
}

/** Whether nobody has to be asked for what the others do. */
export const areByRote = ({ others }: Lesson): boolean => others === 'pass' || others === 'run';

/** What somebody other than the learner must answer now, and how; null where nobody is asked. */
export const answering = (lesson: Lesson, position: Position): Answered | null =>
  lesson.others === 'run' ? running(position, lesson.seat) : passing(position, lesson.seat);
