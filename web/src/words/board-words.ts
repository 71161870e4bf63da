/** What the board, its motion and its sounds say by themselves. */
import { spokenWords } from './language.ts';
import type { boardEnglish } from './board-english.ts';

export const boardWords = (): typeof boardEnglish => spokenWords().board;
