/** What the table says while a game is played: what to do and why, what a choice brings, who fights whom. */
import { spoken } from './language.ts';
import { playEnglish } from './play-english.ts';
import { playFrench } from './play-french.ts';

export const playWords = spoken({ en: playEnglish, fr: playFrench });
