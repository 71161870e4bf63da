/** All languages, for whoever has them at hand anyway. */
import type { Language } from './language.ts';
import { ENGLISH } from './say/english.ts';
import { FRENCH } from './say/french.ts';
import type { Tongue } from './tongue.ts';

export const TONGUES: Readonly<Record<Language, Tongue>> = { en: ENGLISH, fr: FRENCH };
