/** The two languages of the product, and the words that several parts of the demonstration share. */
import type { Colour, Words } from '@dungeon-twister/rules';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const COLOUR_WORDS: Readonly<Record<Colour, Words>> = {
  blue: { en: 'blue', fr: 'bleu' },
  red: { en: 'red', fr: 'rouge' },
  yellow: { en: 'yellow', fr: 'jaune' },
  green: { en: 'green', fr: 'vert' },
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
