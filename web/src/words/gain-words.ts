/** What points were made for, on a banner. Loaded with what others do: no first board needs it. */
import type { Language } from '@dungeon-twister/rules';
import { capital, frenchThe } from '@dungeon-twister/words';
import { language } from './language.ts';

const english = {
  /** With the name of a piece. */
  outFor: (piece: string, points: number) => `${piece} is out: +${points}`,
  fallsFor: (piece: string, points: number) => `${piece} falls: +${points}`,
  scoresFor: (colour: string, points: number) => `${colour}: +${points}`,
};

const french: typeof english = {
  outFor: (piece, points) => `${capital(frenchThe(piece))} est dehors : +${points}`,
  fallsFor: (piece, points) => `${capital(frenchThe(piece))} tombe : +${points}`,
  scoresFor: (colour, points) => `${colour} : +${points}`,
};

const ALL: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

export const gainWords = (): typeof english => ALL[language.value];
/** For tests, which speak both. */
export const GAIN_WORDS = ALL;
