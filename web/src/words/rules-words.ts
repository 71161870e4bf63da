/** What is said around the rule books, besides their text. Loaded with the page of the rules. */
import type { Language } from '@dungeon-twister/rules';
import { language } from './language.ts';

const english = {
  pictures: 'In pictures',
  picturesIntro:
    'What is hard to say in words, before and after. Each picture is a real position, and what follows was done by the rules.',
  before: 'Before',
  after: 'After',
  pictureBefore: (title: string) => `${title}: before`,
  /** What happened, in sentences. */
  pictureAfter: (title: string, events: string) => `${title}: after. ${events}`,
  index: 'Index A to Z',
  indexIntro: 'Words of the rules, and where they stand.',
  letters: 'Letters',
  print: 'Print',
  printHint: 'Print this book as a booklet',
  bookletOf:
    'The rules of this game, line by line. A free, unofficial version; the game belongs to its authors and publishers.',
};

const french: typeof english = {
  pictures: 'En images',
  picturesIntro:
    'Ce qui est difficile à dire avec des mots, avant et après. Chaque image est une vraie position, et la suite a été jouée selon les règles.',
  before: 'Avant',
  after: 'Après',
  pictureBefore: (title) => `${title} : avant`,
  pictureAfter: (title, events) => `${title} : après. ${events}`,
  index: 'Index de A à Z',
  indexIntro: 'Les mots des règles, et où les trouver.',
  letters: 'Lettres',
  print: 'Imprimer',
  printHint: 'Imprimer ce livre en livret',
  bookletOf:
    'Les règles de ce jeu, ligne par ligne. Une version libre et non officielle ; le jeu appartient à ses auteurs et éditeurs.',
};

const ALL: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

export const rulesWords = (): typeof english => ALL[language.value];
/** For tests, which speak both. */
export const RULES_WORDS = ALL;
