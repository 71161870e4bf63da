/** The language of the page: the one chosen last, else that of the browser. */
import { signal } from '@preact/signals';
import type { Language } from '@dungeon-twister/rules';
import { keepSetting, readSetting } from '../browser/setting.ts';
import { english } from './english.ts';
import { french } from './french.ts';

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

/** Words in all languages, as a question that is answered in the one chosen now. */
export const spoken =
  <Words>(tables: Readonly<Record<Language, Words>>) =>
  (): Words =>
    tables[language.value];

export const words = spoken({ en: english, fr: french });
