/** The entries of the index, sorted as the language sorts: the words of the rules, and a chapter for each character and object. */
import type { Language } from '@dungeon-twister/rules';
import { INDEX_TERMS } from '../../words/rule-index.ts';
import type { RuleTitles } from '../rule-titles.ts';
import { folded } from './fold.ts';

export interface IndexEntry {
  readonly word: string;
  /** Rules or chapters, the most useful first. */
  readonly to: readonly string[];
}

export interface IndexLetter {
  readonly letter: string;
  readonly entries: readonly IndexEntry[];
}

/** Each character and each object has a chapter, in one book or in two. */
const OWN_CHAPTER = /^(?:bd|cg)-(?:char|obj)-/;

export function indexOf({ groups }: RuleTitles, into: Language): readonly IndexLetter[] {
  const entries = new Map<string, string[]>(INDEX_TERMS.map((term) => [term[into], [...term.rules]]));
  for (const [anchor, title] of Object.entries(groups)) {
    if (!OWN_CHAPTER.test(anchor)) continue;
    const known = [...entries.keys()].find((word) => word.toLowerCase() === title.toLowerCase()) ?? title;
    entries.set(known, [...(entries.get(known) ?? []), anchor]);
  }
  const { compare } = new Intl.Collator(into);
  const sorted = [...entries].map(([word, to]) => ({ word, to })).sort((a, b) => compare(a.word, b.word));
  const letters = new Map<string, IndexEntry[]>();
  for (const entry of sorted) {
    const letter = folded(entry.word.charAt(0)).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters].map(([letter, all]) => ({ letter, entries: all }));
}
