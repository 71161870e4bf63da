/** What can be done and what is asked, in a few words: for a button, and for somebody who wants to know what it is. */
import type { ActionType, StageId } from '@dungeon-twister/rules';
import type { Tongue } from './tongue.ts';

interface DeedWords {
  /** Before the name of what it is aimed at: `Scream at`. */
  readonly verb: string;
  /** Alone, where that is said otherwise: `Scream`. */
  readonly short?: string;
  /** What it does, behind a line that does it: `drives somebody away`. */
  readonly help: string;
}

export type Deeds = Readonly<Record<ActionType, DeedWords>>;

/** One sentence for a newcomer: what to do now, and what for. Where a question has several answers, one names the stage. */
export type Questions = Readonly<Partial<Record<StageId, string>>>;

export const deedWords = (type: ActionType, { deeds }: Tongue): DeedWords => deeds[type];

/** What is asked at a stage; a test asks for a sentence for each. */
export const sayQuestion = (stage: StageId, { questions }: Tongue): string => questions[stage] ?? stage;
