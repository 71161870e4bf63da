/** The rule books as data, each loaded when somebody reads it. */
import type { Language } from '@dungeon-twister/rules';
import { folded, wordsOf } from './fold.ts';

/** A piece of a text: plain, bold, italic, code, or a link to a rule or a group. */
export interface Span {
  readonly t: string;
  readonly s?: 'b' | 'i' | 'c';
  readonly to?: string;
}

export interface Rule {
  /** Null for a named option, which has an anchor only. */
  readonly id: string | null;
  readonly anchor: string;
  readonly tag?: 'base' | 'prison' | 'both';
  readonly text: readonly Span[];
  readonly source?: readonly Span[];
}

export interface Group {
  readonly anchor: string;
  readonly title: string;
  readonly depth: number;
  readonly intro: readonly (readonly Span[])[];
  readonly rules: readonly Rule[];
}

export interface Book {
  readonly book: BookName;
  readonly title: string;
  readonly intro: readonly (readonly Span[])[];
  readonly groups: readonly Group[];
}

export const BOOK_NAMES = ['board', 'card-game', 'multiplayer'] as const;
export type BookName = (typeof BOOK_NAMES)[number];

type Loaders = Readonly<Record<BookName, () => Promise<{ readonly default: unknown }>>>;

const LOADERS: Readonly<Record<Language, Loaders>> = {
  en: {
    board: () => import('virtual:rules/board'),
    'card-game': () => import('virtual:rules/card-game'),
    multiplayer: () => import('virtual:rules/multiplayer'),
  },
  fr: {
    board: () => import('virtual:rules/fr/board'),
    'card-game': () => import('virtual:rules/fr/card-game'),
    multiplayer: () => import('virtual:rules/fr/multiplayer'),
  },
};

export const loadBook = async (name: BookName, language: Language): Promise<Book> =>
  (await LOADERS[language][name]()).default as Book;

/** Which book a rule, a group or a book itself is in: ids begin with the letters of theirs. */
export function bookOf(id: string): BookName {
  const wanted = id.toLowerCase();
  const named = BOOK_NAMES.find((name) => name === wanted);
  if (named) return named;
  if (wanted.startsWith('cg-') || wanted.startsWith('part-')) return 'card-game';
  return wanted.startsWith('mp-') ? 'multiplayer' : 'board';
}

/** The anchor of what is asked for, or null where the book does not have it. */
export function anchorIn(book: Book, id: string): string | null {
  const wanted = id.toLowerCase();
  const has = book.groups.some(
    ({ anchor, rules }) => anchor === wanted || rules.some((rule) => rule.anchor === wanted),
  );
  return has ? wanted : null;
}

const textOf = (spans: readonly Span[]): string => spans.map(({ t }) => t).join('');

interface FoundRule {
  readonly rule: Rule;
  /** Of its chapter. */
  readonly title: string;
}

/** Every rule that contains all words, in the order of the books; a whole id finds its own rule first. Accents do not matter. */
export function search(books: readonly Book[], asked: string): FoundRule[] {
  const words = wordsOf(asked);
  if (words.length === 0) return [];
  const found: FoundRule[] = [];
  for (const { title, rules } of books.flatMap(({ groups }) => groups))
    for (const rule of rules) {
      const text = folded(`${rule.id ?? ''} ${textOf(rule.text)} ${title}`);
      if (!words.every((word) => text.includes(word))) continue;
      if (rule.id?.toLowerCase() === words[0]) found.unshift({ rule, title });
      else found.push({ rule, title });
    }
  return found;
}
