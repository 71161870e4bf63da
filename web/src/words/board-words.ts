/** What the board, its motion and its sounds say by themselves. */
import { boardEnglish } from './board-english.ts';
import { boardFrench } from './board-french.ts';
import { spoken } from './language.ts';

export const boardWords = spoken({ en: boardEnglish, fr: boardFrench });
