import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CharacterKind, ObjectKind } from '../../src/content/kinds.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { COLOUR_LETTERS, nameFor, pieceName, pieceNamed } from '../../src/notation/pieces.ts';
import { tableFor } from '../../src/new-game.ts';
import type { Language } from '../../src/vocabulary.ts';

const KINDS: readonly (CharacterKind | ObjectKind)[] = [
  ...new Set(
    SCENARIOS.flatMap(({ teams }) => teams.flatMap((team) => [...team.characters, ...team.objects])),
  ),
];
const LANGUAGES: readonly Language[] = ['en', 'fr'];
const doc = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');

describe.each(LANGUAGES)('letters (%s)', (language) => {
  test('no two kinds have the same, and all have a capital and a small letter', () => {
    const letters = KINDS.map((kind) => kind.letters[language]);
    expect(new Set(letters).size).toBe(letters.length);
    for (const pair of letters) expect(pair).toMatch(/^[A-Z][a-z]$/);
  });

  test('no two colours have the same', () => {
    const letters = Object.values(COLOUR_LETTERS).map((words) => words[language]);
    expect(new Set(letters).size).toBe(4);
  });

  test('name every piece, with its colour or by its own player without', () => {
    const table = tableFor({ scenario: 'mixed' });
    table.pieces.ids.forEach((_id, piece) => {
      for (const seat of [0, 1]) {
        expect(pieceNamed(table, seat, nameFor(table, seat, piece, language), language)).toBe(piece);
        expect(pieceNamed(table, seat, pieceName(table, piece, language), language)).toBe(piece);
      }
    });
  });
});

test('a piece can be called by its full name', () => {
  const table = tableFor({ scenario: 'base' });
  expect(table.pieces.ids[pieceNamed(table, 1, 'blue-cleric', 'en')]).toBe('blue-cleric');
  expect(table.pieces.ids[pieceNamed(table, 1, 'cleric', 'en')]).toBe('yellow-cleric');
});

test.each(['', 'C', 'Xx', 'xCl', 'bXx', 'bClx', 'BCl', 'cl', 'rCl'])(
  '"%s" is no piece of the base set',
  (name) => {
    expect(pieceNamed(tableFor({ scenario: 'base' }), 0, name, 'en')).toBe(-1);
  },
);

test.each(KINDS.map((kind) => [kind.name.en, kind] as const))(
  'docs/notation.md has the letters of %s',
  (_name, kind) => {
    expect(doc).toContain(
      `| ${kind.name.en} | \`${kind.letters.en}\` | ${kind.name.fr} | \`${kind.letters.fr}\` |`,
    );
  },
);
