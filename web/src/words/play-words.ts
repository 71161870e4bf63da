/** What the table says while a game is played: what to do and why, what a choice brings, who fights whom. */
import { spokenWords } from './language.ts';
import type { playEnglish } from './play-english.ts';

export const playWords = (): typeof playEnglish => spokenWords().play;
