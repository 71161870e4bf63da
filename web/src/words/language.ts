/** The language of the page: the one chosen last, else that of the browser. */
import { signal } from '@preact/signals';
import type { Language } from '@dungeon-twister/rules';
import { keepSetting, readSetting } from '../browser/setting.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import type { PageWords } from './page-words.ts';

const KEPT = 'language';

const firstLanguage = (): Language => {
  const kept = readSetting(KEPT);
  if (kept === 'en' || kept === 'fr') return kept;
  return navigator.language.startsWith('fr') ? 'fr' : 'en';
};

export const language = signal<Language>(firstLanguage());

language.subscribe((chosen) => {
  keepSetting(KEPT, chosen);
  document.documentElement.lang = chosen;
});

const WORDS: Readonly<Record<Language, PageWords>> = { en: english, fr: french };

/** The words of the page in the language chosen now. */
export const words = (): PageWords => WORDS[language.value];
