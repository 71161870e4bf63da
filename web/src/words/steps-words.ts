/** That opponents wait no longer, said once. Loaded with what others do. */
import type { Language } from '@dungeon-twister/rules';
import { language } from './language.ts';

const english = {
  over: (wish: string) =>
    `From your third game on, opponents play without stopping. To have them stop again: ☰, “${wish}”.`,
  waitAgain: 'Have them wait again',
  understood: 'All right',
};

const french: typeof english = {
  over: (wish) =>
    `Dès votre troisième partie, les adversaires jouent sans s’arrêter. Pour qu’ils s’arrêtent à nouveau : ☰, « ${wish} ».`,
  waitAgain: 'Les faire attendre à nouveau',
  understood: 'D’accord',
};

const WORDS: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

export const stepsWords = (): typeof english => WORDS[language.value];
