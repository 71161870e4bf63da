/**
 * The language of the page: the one chosen last, else that of the browser.
 *
 * The words of a language are loaded when it is first spoken, since nearly everybody needs one only. The page goes on in
 * the other until all of them are there, and then changes at once.
 */
import { computed, signal } from '@preact/signals';
import type { Language } from '@dungeon-twister/rules';
import type { Tongue } from '@dungeon-twister/words';
import { keepSetting, readSetting } from '../browser/setting.ts';
import type { inEnglish } from './in-english.ts';

type PageWords = typeof inEnglish;

const KEPT = 'language';

const LOADERS: Readonly<Record<Language, () => Promise<PageWords>>> = {
  en: async () => (await import('./in-english.ts')).inEnglish,
  fr: async () => (await import('./in-french.ts')).inFrench,
};

const spoken = signal<PageWords | null>(null);

/** Counts what was asked for: words that come after those of a later choice are not wanted any more. */
let choices = 0;

/** Speaks a language as soon as its words are there; fails, and changes nothing, where they cannot be loaded. */
export async function speak(language: Language): Promise<void> {
  const mine = ++choices;
  const loaded = await LOADERS[language]();
  if (mine !== choices) return;
  keepSetting(KEPT, language);
  document.documentElement.lang = language;
  spoken.value = loaded;
}

/** Before anything is drawn. */
export function speakFirst(): Promise<void> {
  const kept = readSetting(KEPT);
  if (kept === 'en' || kept === 'fr') return speak(kept);
  return speak(navigator.language.startsWith('fr') ? 'fr' : 'en');
}

/** All words, in the language that is spoken now. */
export function spokenWords(): PageWords {
  const { value } = spoken;
  if (!value) throw new Error('no language is spoken yet');
  return value;
}

export const words = (): PageWords['page'] => spokenWords().page;
/** For what happens in a game. */
export const tongue = (): Tongue => spokenWords().tongue;
export const language = computed(() => tongue().language);
