/** A lesson: a position to begin with, goals one after the other, and what is said about them. */
import type { Position, Seat, Words } from '@dungeon-twister/rules';
import type { Goal } from './goal.ts';
import type { Mission } from './mission.ts';
import type { Thing } from './things.ts';

/** For whom a lesson is: who begins, who knows the base set, who comes from the board game, who plays with several others. */
export const ABOUT = ['board', 'prison', 'cards', 'parties'] as const;
export type About = (typeof ABOUT)[number];

/** What the other players do: nothing that they need not do, leave where they can, or what an opponent of this name does. */
export const OTHERS = ['pass', 'run', 'random', 'greedy', 'novice', 'casual'] as const;
type Others = (typeof OTHERS)[number];

/** A sentence, and what it speaks of. */
export interface Sentence {
  readonly words: Words;
  readonly things: readonly Thing[];
}

/** What is said when something happens that does not help. */
export interface OwnAnswer {
  readonly when: Goal;
  readonly words: Words;
}

export interface LessonStep {
  readonly goal: Goal;
  readonly says: readonly Sentence[];
  readonly answers: readonly OwnAnswer[];
}

export interface Lesson {
  readonly id: string;
  readonly title: Words;
  readonly about: About;
  readonly others: Others;
  /** Where it begins; never changed. */
  readonly position: Position;
  /** Whoever plays there is who learns. */
  readonly seat: Seat;
  readonly steps: readonly LessonStep[];
  /** What is said in the end. */
  readonly done: Words;
  /** What makes a mission of it: one turn, and stars. Null for a lesson, which takes as long as it takes. */
  readonly mission: Mission | null;
}
