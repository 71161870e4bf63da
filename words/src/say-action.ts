/** What can be done and what is asked, in a few words: for a button, and for somebody who wants to know what it is. */
import type { ActionType, StageId } from '@dungeon-twister/rules';
import type { Language } from './language.ts';
import { englishDeeds, englishQuestions } from './say/english.ts';
import { frenchDeeds, frenchQuestions } from './say/french.ts';

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

const DEEDS: Readonly<Record<Language, Deeds>> = { en: englishDeeds, fr: frenchDeeds };
const QUESTIONS: Readonly<Record<Language, Questions>> = { en: englishQuestions, fr: frenchQuestions };

export const deedWords = (type: ActionType, language: Language): DeedWords => DEEDS[language][type];

/** What is asked at a stage; a test asks for a sentence for each. */
export const sayQuestion = (stage: StageId, language: Language): string =>
  QUESTIONS[language][stage] ?? stage;
