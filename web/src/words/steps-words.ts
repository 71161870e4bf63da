/** That opponents wait no longer, said once. Loaded with what others do. */
import type { Language } from '@dungeon-twister/rules';
import { language } from './language.ts';

const english = {
  over: (pause: string, wish: string) =>
    `Opponents play without stopping now. “${pause}” has them stop after each action; so does ☰, “${wish}”.`,
  waitAgain: 'Have them wait again',
  understood: 'All right',
};

const french: typeof english = {
  over: (pause, wish) =>
    `Les adversaires jouent maintenant sans s’arrêter. « ${pause} » les arrête après chaque action, comme ☰, « ${wish} ».`,
  waitAgain: 'Les faire attendre à nouveau',
  understood: 'D’accord',
};

const WORDS: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

export const stepsWords = (): typeof english => WORDS[language.value];
