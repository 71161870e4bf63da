/** Words of the notation as one types them; those of the actions stand in their rows. */
import type { Language, Words } from '../vocabulary.ts';

/** The line of a clock that has run out. */
export const TIME: Words = { en: 'time', fr: 'temps' };

/** Capitals and accents do not matter to whoever types. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const isWord = (text: string, words: Words, language: Language): boolean =>
  plain(text) === plain(words[language]);
