/** What things are called on the page, in the language that a test speaks. */
import { english } from '../../src/words/english.ts';
import { french } from '../../src/words/french.ts';
import { homeEnglish } from '../../src/words/home-words-english.ts';
import { homeFrench } from '../../src/words/home-words-french.ts';
import { playEnglish } from '../../src/words/play-english.ts';
import { playFrench } from '../../src/words/play-french.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const SAY = {
  en: { page: english, home: homeEnglish, play: playEnglish },
  fr: { page: french, home: homeFrench, play: playFrench },
} as const;
