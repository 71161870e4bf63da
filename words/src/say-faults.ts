/** What is wrong with a file, one line for each fault; and how many there are beyond those that are told. */
import type { Unreadable } from '@dungeon-twister/rules';
import type { Language } from './language.ts';

type Faults = Pick<Unreadable, 'faults' | 'more'>;

/** As compilers say it: editors jump to the line. */
export const sayFaults = (file: string, { faults, more }: Faults, language: Language): string[] => [
  ...faults.map(({ line, words }) => `${file}:${line}: ${words[language]}`),
  ...(more > 0 ? [`${file}: ${sayMore(more, language)}`] : []),
];

export const sayMore = (more: number, language: Language): string =>
  language === 'fr' ? `et ${more} de plus` : `and ${more} more`;
