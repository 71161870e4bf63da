/** The two languages of the product, and the words that several parts of the demonstration share. */
import type { Colour, Scenario, Seat, Words } from '@dungeon-twister/rules';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const COLOUR_WORDS: Readonly<Record<Colour, Words>> = {
  blue: { en: 'blue', fr: 'bleu' },
  red: { en: 'red', fr: 'rouge' },
  yellow: { en: 'yellow', fr: 'jaune' },
  green: { en: 'green', fr: 'vert' },
};

/** The colour of a seat at this table. */
export const seatColour = ({ colours }: Pick<Scenario, 'colours'>, seat: Seat, language: Language): string =>
  COLOUR_WORDS[colours[seat] ?? 'blue'][language];

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
