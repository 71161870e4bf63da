/** What the first page, its dialogs and its refusals say. */
import { spokenWords } from './language.ts';
import type { homeEnglish } from './home-words-english.ts';

export const homeWords = (): typeof homeEnglish => spokenWords().home;
