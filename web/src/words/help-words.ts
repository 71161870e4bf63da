/** What the menu says about help. Loaded with it: no first board needs it. */
import type { Language } from '@dungeon-twister/rules';
import { language } from './language.ts';

const english = {
  hints: 'Hints',
  hintsHint: 'A button that asks for an idea, in games against the computer',
  tips: 'Tips in the first games',
  tipsHint: 'Points out, once each, what is easily missed',
};

const french: typeof english = {
  hints: 'Indices',
  hintsHint: 'Un bouton qui demande une idée, dans les parties contre l’ordinateur',
  tips: 'Conseils des premières parties',
  tipsHint: 'Montre, une fois chacune, les choses qui échappent facilement',
};

const ALL: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

export const helpWords = (): typeof english => ALL[language.value];
