/** What points were made for, on a banner, and that nothing was done. Loaded with what others do: no first board needs it. */
import type { Language } from '@dungeon-twister/rules';
import { capital, frenchThe } from '@dungeon-twister/words';
import { language } from './language.ts';

const english = {
  /** With the name of a piece. */
  outFor: (piece: string, points: number) => `${piece} is out: +${points}`,
  fallsFor: (piece: string, points: number) => `${piece} is eliminated: +${points}`,
  scoresFor: (colour: string, points: number) => `${colour}: +${points}`,
  passes: (who: string) => `${who} does nothing and passes.`,
};

const french: typeof english = {
  outFor: (piece, points) => `${capital(frenchThe(piece))} est dehors : +${points}`,
  fallsFor: (piece, points) => `${capital(frenchThe(piece))} : élimination, +${points}`,
  scoresFor: (colour, points) => `${colour} : +${points}`,
  passes: (who) => `${who} ne fait rien et passe.`,
};

const ALL: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

export const gainWords = (): typeof english => ALL[language.value];
/** For tests, which speak both. */
export const GAIN_WORDS = ALL;
