/** What is wrong with a lesson: on which line, in both languages, and as a code for programs. */
import type { LineFault, Words } from '@dungeon-twister/rules';

export const LESSON_FAULTS = [
  'STRAY_LINE',
  'NO_SUCH_KEY',
  'KEY_TWICE',
  'KEY_MISSING',
  'NOTHING_SAID',
  'NOT_A_NAME',
  'NOT_A_CHOICE',
  'BAD_POSITION',
  'BAD_GOAL',
  'BAD_POINT',
  'BAD_STARS',
  'NOTHING_TO_DO',
] as const;
export type LessonFaultCode = (typeof LESSON_FAULTS)[number];

export interface LessonFault extends LineFault {
  readonly code: LessonFaultCode;
}

/** Thrown while a part is read, and gathered with those of the other parts. */
class Faulty extends Error {
  readonly faults: readonly LessonFault[];

  constructor(faults: readonly LessonFault[]) {
    super(faults[0]?.words.en);
    this.faults = faults;
  }
}

export function faultAt(line: number, code: LessonFaultCode, words: Words): never {
  throw new Faulty([{ line, code, words }]);
}

export function faultsAt(faults: readonly LessonFault[]): never {
  throw new Faulty(faults);
}

/** Faults of parts that can be read without each other: an author wants to hear of all of them at once. */
export class Gathered {
  readonly faults: LessonFault[] = [];

  attempt<Found>(read: () => Found): Found | null {
    try {
      return read();
    } catch (thrown) {
      if (!(thrown instanceof Faulty)) throw thrown;
      this.faults.push(...thrown.faults);
      return null;
    }
  }
}

/** A word of a file as a message shows it: never longer than a line. */
export const quoted = (word: string): string => `"${word.length > 40 ? `${word.slice(0, 40)}…` : word}"`;
