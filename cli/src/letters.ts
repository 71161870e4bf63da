/**
 * Two letters for every kind of piece at a table, none of them twice.
 *
 * Found from the names rather than kept in a list, so that a new character has letters at once, in both languages.
 */
import type { Table } from '@dungeon-twister/rules';
import type { Language } from './language.ts';

/** Per kind of piece (by its id) two capital letters. */
export function lettersFor(table: Table, language: Language): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, name } of table.pieces.kinds) {
    if (letters.has(id)) continue;
    const pair = candidates(name[language]).find((one) => !taken.has(one)) ?? '??';
    taken.add(pair);
    letters.set(id, pair);
  }
  return letters;
}

/** The first letter with each of the others in turn. */
function candidates(name: string): string[] {
  // Accents apart: É and E would be taken for each other.
  const [first = '?', ...others] = name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toUpperCase();
  return others.map((other) => first + other);
}
