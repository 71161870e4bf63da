import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CharacterKind, ObjectKind } from '../../src/model/piece-kinds.ts';
import { GUESTS } from '../../src/editions/guests.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { COLOUR_LETTERS, nameFor, pieceName, pieceNamed } from '../../src/notation/pieces.ts';
import { rulesetFor } from '../../src/new-game.ts';
import type { Language } from '../../src/vocabulary.ts';

const KINDS: readonly (CharacterKind | ObjectKind)[] = [
  ...new Set([
    ...SCENARIOS.flatMap(({ teams }) => teams.flatMap((team) => [...team.characters, ...team.objects])),
    ...GUESTS,
  ]),
];
const LANGUAGES: readonly Language[] = ['en', 'fr'];
const doc = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');

describe.each(LANGUAGES)('letters (%s)', (language) => {
  test('no two kinds have the same, and all have a capital and a small letter', () => {
    // A kind of the board game and its namesake of the Card Game are two kinds with one id.
    const letters = new Map(KINDS.map((kind) => [kind.id, kind.letters[language]]));
    for (const kind of KINDS) expect(kind.letters[language]).toBe(letters.get(kind.id));
    expect(new Set(letters.values()).size).toBe(letters.size);
    for (const pair of letters.values()) expect(pair).toMatch(/^[A-Z][a-z]$/);
  });

  test('no two colours have the same', () => {
    const letters = Object.values(COLOUR_LETTERS).map((words) => words[language]);
    expect(new Set(letters).size).toBe(4);
  });

  test.each(SCENARIOS.map(({ id }) => id))(
    'name every piece of %s, with its colour or by its own player without',
    (scenario) => {
      const ruleset = rulesetFor({ scenario });
      ruleset.pieces.ids.forEach((_id, piece) => {
        for (const seat of [0, 1]) {
          expect(pieceNamed(ruleset, seat, nameFor(ruleset, seat, piece, language), language)).toBe(piece);
          expect(pieceNamed(ruleset, seat, pieceName(ruleset, piece, language), language)).toBe(piece);
        }
      });
    },
  );
});

test('a piece can be called by its full name', () => {
  const ruleset = rulesetFor({ scenario: 'base' });
  expect(ruleset.pieces.ids[pieceNamed(ruleset, 1, 'blue-cleric', 'en')]).toBe('blue-cleric');
  expect(ruleset.pieces.ids[pieceNamed(ruleset, 1, 'cleric', 'en')]).toBe('yellow-cleric');
});

test.each(['', 'C', 'Xx', 'xCl', 'bXx', 'bClx', 'BCl', 'cl', 'rCl'])(
  '"%s" is no piece of the base set',
  (name) => {
    expect(pieceNamed(rulesetFor({ scenario: 'base' }), 0, name, 'en')).toBe(-1);
  },
);

test('a second copy has its number behind its letters', () => {
  const ruleset = rulesetFor({ scenario: 'card-standard' });
  const second = ruleset.pieces.byId.get('blue-rope-2') ?? -1;
  expect(pieceName(ruleset, second, 'en')).toBe('bRo2');
  expect(pieceNamed(ruleset, 0, 'Ro2', 'en')).toBe(second);
  expect(pieceNamed(ruleset, 1, 'bCd2', 'fr')).toBe(second);
  expect(ruleset.pieces.ids[pieceNamed(ruleset, 0, 'Ro', 'en')]).toBe('blue-rope');
  for (const name of ['Ro1', 'Ro3', 'Bo2', 'bRo22']) expect(pieceNamed(ruleset, 0, name, 'en')).toBe(-1);
});

test.each(KINDS.map((kind) => [kind.name.en, kind] as const))(
  'docs/notation.md has the letters of %s',
  (_name, kind) => {
    expect(doc).toContain(
      `| ${kind.name.en} | \`${kind.letters.en}\` | ${kind.name.fr} | \`${kind.letters.fr}\` |`,
    );
  },
);
