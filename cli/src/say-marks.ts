/** What holds of a piece in this turn or for the rest of the game, in words; its wounds are said elsewhere. */
import { type Chart, type PieceJson, placeName } from '@dungeon-twister/rules';
import type { Language } from '@dungeon-twister/words';

const WORDS = {
  en: {
    fired: 'shot used',
    foughtFree: 'free combat used',
    brokeWalls: 'has broken walls',
    unturned: 'not turned yet',
    entered: (from: string) => `among enemies, came by ${from}`,
  },
  fr: {
    fired: 'tir utilisé',
    foughtFree: 'combat gratuit utilisé',
    brokeWalls: 'a abattu des murs',
    unturned: 'pas encore tourné',
    entered: (from: string) => `chez l’ennemi, venu par ${from}`,
  },
} as const;

const MARKS = ['fired', 'foughtFree', 'brokeWalls', 'unturned'] as const;

export function marksInWords(
  chart: Chart,
  { marks = [], enteredFrom }: PieceJson,
  language: Language,
): string[] {
  const words = WORDS[language];
  return [
    ...(enteredFrom === undefined ? [] : [words.entered(placeName(chart, enteredFrom))]),
    ...MARKS.filter((mark) => marks.includes(mark)).map((mark) => words[mark]),
  ];
}
