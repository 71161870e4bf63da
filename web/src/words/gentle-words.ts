/** What is said about the gentle game. Loaded with the parts that say it: no first board needs it. */
import type { Language } from '@dungeon-twister/rules';
import { language } from './language.ts';

const english = {
  title: 'Your first game?',
  gentle: 'A gentle game',
  gentleHint: 'About ten minutes: the rooms lie open, four characters each, an easy opponent.',
  full: 'The full game',
  fullHint: 'About an hour: eight characters, hidden set-up, closed rooms.',
  learn: 'Or learn first, two minutes a lesson',
  asked: 'You are asked only once. Both can be played at any time.',
  close: 'Close',
  /** At the table, once. */
  leftOut: 'The real rules, in small',
  leftOutHint:
    'Three points win: a character out on the far side, or an enemy eliminated, is one; the Goblin out is two, and a treasure carried out one more. Left out here: the hidden set-up, closed rooms to open, four more characters and four more objects each.',
  wayToFull: 'The full game: “Play against the computer” on the first page.',
  understood: 'Let us play',
};

const french: typeof english = {
  title: 'Votre première partie ?',
  gentle: 'Une partie facile',
  gentleHint:
    'Dix minutes environ : les salles sont ouvertes, quatre personnages chacun, un adversaire facile.',
  full: 'La partie complète',
  fullHint: 'Une heure environ : huit personnages, mise en place cachée, salles fermées.',
  learn: 'Ou d’abord apprendre, deux minutes par leçon',
  asked: 'La question n’est posée qu’une fois. Les deux se jouent à tout moment.',
  close: 'Fermer',
  leftOut: 'Les vraies règles, en petit',
  leftOutHint:
    'Trois points gagnent : un personnage sorti de l’autre côté, ou un ennemi éliminé, en vaut un ; le Gobelin sorti en vaut deux, un trésor emporté un de plus. Laissés de côté ici : la mise en place cachée, les salles fermées à ouvrir, quatre personnages et quatre objets de plus chacun.',
  wayToFull: 'La partie complète : « Jouer contre l’ordinateur » sur la première page.',
  understood: 'Jouons',
};

export const GENTLE_WORDS: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

export const gentleWords = (): typeof english => GENTLE_WORDS[language.value];
