/** How dates are written: as the reader writes them himself, where he reads the language of the page. */
import type { Language } from '@dungeon-twister/rules';

/** For those who read the page in a language that their browser does not name: the day before the month. */
const ELSE: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

/** “en” alone would be American. `readers` are the languages of the browser, the best first. */
export const localeFor = (language: Language, readers: readonly string[]): string =>
  readers.find((one) => one.startsWith(`${language}-`)) ?? ELSE[language];
