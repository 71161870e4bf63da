/** What things are called on the page, in the language that a test speaks. */
import { english } from '../../src/words/english.ts';
import { french } from '../../src/words/french.ts';
import { homeEnglish } from '../../src/words/home-words-english.ts';
import { homeFrench } from '../../src/words/home-words-french.ts';
import { OPENING_WORDS } from '../../src/words/opening-words.ts';
import { OPTION_WORDS } from '../../src/words/option-words.ts';
import { playEnglish } from '../../src/words/play-english.ts';
import { playFrench } from '../../src/words/play-french.ts';
import { SHARE_WORDS } from '../../src/words/share-words.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const SAY = {
  en: {
    page: english,
    home: { ...homeEnglish, ...OPENING_WORDS.en, ...OPTION_WORDS.en, ...SHARE_WORDS.en },
    play: playEnglish,
  },
  fr: {
    page: french,
    home: { ...homeFrench, ...OPENING_WORDS.fr, ...OPTION_WORDS.fr, ...SHARE_WORDS.fr },
    play: playFrench,
  },
} as const;
