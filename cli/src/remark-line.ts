/** Something about a file that can be played and is perhaps not meant, as one line of the terminal. */
import type { Words } from '@dungeon-twister/rules';
import type { Language } from '@dungeon-twister/words';

const REMARK: Words = { en: 'remark:', fr: 'remarque :' };

/** Where it is comes first, as compilers say it. */
export const remarkLine = (place: string, words: Words, language: Language): string =>
  `${place}: ${REMARK[language]} ${words[language]}`;
