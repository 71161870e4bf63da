/** What the first page, its dialogs and its refusals say. */
import { homeEnglish } from './home-words-english.ts';
import { homeFrench } from './home-words-french.ts';
import { spoken } from './language.ts';

export const homeWords = spoken({ en: homeEnglish, fr: homeFrench });
