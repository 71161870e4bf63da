import { readFileSync } from 'node:fs';
import { SCENARIOS } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { anchorIn, type Book, BOOK_NAMES, bookOf, search, type Span } from '../../src/panels/rules/book.ts';
import { marked, wordsOf } from '../../src/panels/rules/fold.ts';
import { indexOf } from '../../src/panels/rules/index-entries.ts';
import { type RuleTitles, titleOf } from '../../src/panels/rule-titles.ts';
import { CHAPTERS } from '../../src/words/primer.ts';
import { bookOf as parse, readBook, readTitles } from '../../tools/rules-pages.mjs';
import { spansOf } from '@dungeon-twister/words/rule-book';

const books = BOOK_NAMES.map((name) => readBook(name) as Book);
const ids = new Set(books.flatMap(({ groups }) => groups.flatMap(({ rules }) => rules.map(({ id }) => id))));
const folder = new URL('../../../docs/rules/', import.meta.url);

const plain = (spans: readonly Span[]): string => spans.map(({ t }) => t).join('');

const digits = (spans: readonly Span[]): string[] => (plain(spans).match(/\d+/g) ?? []).sort();

/** What a translation must not change. */
const shapeOf = ({ groups }: Book) =>
  groups.map(({ anchor, depth, intro, rules }) => ({
    anchor,
    depth,
    intro: intro.length,
    rules: rules.map((rule) => ({
      id: rule.id,
      anchor: rule.anchor,
      tag: rule.tag,
      hasSource: rule.source !== undefined,
      links: rule.text.flatMap(({ to }) => to ?? []).sort(),
    })),
  }));

describe.each(BOOK_NAMES)('the book %s', (name) => {
  const markdown = readFileSync(new URL(`${name}.md`, folder), 'utf8');
  const book = readBook(name) as Book;

  test('has every id of the ledger, once', () => {
    const wanted = [...markdown.matchAll(/^- <a id="[^"]+"><\/a>\*\*([A-Z]{2}-[\w-]+)\*\*/gm)].map(
      ([, id]) => id,
    );
    const found = book.groups.flatMap(({ rules }) => rules.flatMap(({ id }) => id ?? []));
    expect(wanted.length).toBeGreaterThan(200);
    expect(found).toEqual(wanted);
  });

  test('loses no word', () => {
    for (const { rules } of book.groups)
      for (const { text, source = [] } of rules) {
        const words = `${plain(text)} ${plain(source)}`;
        expect(words).not.toMatch(/\]\(|<a |\*\*/);
      }
    const kept = book.groups
      .flatMap(({ rules }) => rules)
      .reduce((sum, { text, source = [] }) => sum + plain(text).length + plain(source).length, 0);
    expect(kept).toBeGreaterThan(markdown.length * 0.45);
  });

  test('every link leads somewhere', () => {
    const spans = [
      ...book.intro.flat(),
      ...book.groups.flatMap(({ intro, rules }) => [
        ...intro.flat(),
        ...rules.flatMap(({ text, source = [] }) => [...text, ...source]),
      ]),
    ];
    const lost = spans.flatMap(({ to }) => {
      if (to === undefined || to === 'README' || to === 'cardboard') return [];
      const target = books.find((one) => one.book === bookOf(to)) as Book;
      return to === target.book || anchorIn(target, to) !== null ? [] : [to];
    });
    expect(lost).toEqual([]);
  });

  test('says the same in French: every group, rule, tag and link, and no number is lost', () => {
    const french = readBook(`fr/${name}`) as Book;
    expect(shapeOf(french)).toEqual(shapeOf(book));
    const lost = book.groups.flatMap(({ rules }, group) =>
      rules.flatMap(({ anchor, text }, rule) => {
        const said = french.groups[group]?.rules[rule]?.text ?? [];
        return digits(said).join() === digits(text).join() ? [] : [anchor];
      }),
    );
    expect(lost).toEqual([]);
    const english = french.groups.flatMap(({ rules }, group) =>
      rules.flatMap(({ anchor, text }, rule) => {
        const words = plain(text);
        return words.length > 40 && words === plain(book.groups[group]?.rules[rule]?.text ?? [])
          ? [anchor]
          : [];
      }),
    );
    expect(english).toEqual([]);
  });
});

test('every rule that an ability or a scenario names can be looked up', () => {
  const named = SCENARIOS.flatMap(({ teams, rules }) => [
    ...rules,
    ...teams.flatMap(({ characters, objects }) =>
      [...characters, ...objects].flatMap(({ abilities }) => abilities.flatMap((ability) => ability.rules)),
    ),
  ]);
  const lost = named.filter((id) => {
    const book = books.find((one) => one.book === bookOf(id)) as Book;
    return anchorIn(book, id) === null;
  });
  expect(lost).toEqual([]);
  expect(ids.size).toBeGreaterThan(1500);
});

test('how to play names rules that exist', () => {
  const rules = CHAPTERS.flatMap(({ lines }) => lines.flatMap((line) => line.rules));
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.filter((id) => !ids.has(id))).toEqual([]);
});

test('a search finds all words, and an id first of all', () => {
  expect(search(books, '')).toEqual([]);
  expect(search(books, 'bd-move-1')[0]?.rule.id).toBe('BD-MOVE-1');
  const found = search(books, 'wounded PIT');
  expect(found.length).toBeGreaterThan(3);
  expect(search(books, 'no such word anywhere xyzzy')).toEqual([]);
});

test('brackets inside a source belong to it, those of a link do not', () => {
  const { groups } = parse(
    'x',
    '# T\n## <a id="g"></a>G\n- <a id="bd-a-1"></a>**BD-A-1** [both] Words ([BD-A-2](#bd-a-2)). (Book (old), "H")\n',
  );
  const [rule] = groups[0].rules;
  expect(rule.source).toEqual([{ t: 'Book (old), "H"' }]);
  expect(rule.text.map(({ t }) => t).join('')).toBe('Words (BD-A-2).');
  expect(spansOf('a [b](c.md#d) `e`')).toEqual([
    { t: 'a ' },
    { t: 'b', to: 'd' },
    { t: ' ' },
    { t: 'e', s: 'c' },
  ]);
});

test.each([
  [
    '',
    { 'BD-MOVE-3': 'Moving', 'BD-CHAR-Cleric-2': 'Cleric', 'BD-RULING-54': 'Which edges may a jump cross?' },
  ],
  [
    'fr/',
    {
      'BD-MOVE-3': 'Se déplacer',
      'BD-CHAR-Cleric-2': 'Clerc',
      'BD-RULING-137': 'Peut-on revenir sur une action ?',
    },
  ],
])('every rule has a title in words (%s)', (into, some) => {
  const titles = readTitles(into) as RuleTitles;
  for (const [id, title] of Object.entries(some)) expect(titleOf(titles, id)).toBe(title);
  const untitled = [...ids].filter(
    (id) => id !== null && !/^[A-ZÀ-Ý\d«"].*[a-zà-ÿ]/.test(titleOf(titles, id) ?? ''),
  );
  expect(untitled).toEqual([]);
});

test('a search minds neither accents nor the sort of apostrophe, and marks what it found', () => {
  const french = BOOK_NAMES.map((name) => readBook(`fr/${name}`) as Book);
  const plainly = search(french, 'epee').map(({ rule }) => rule.id);
  expect(plainly.length).toBeGreaterThan(3);
  expect(plainly).toEqual(search(french, 'ÉPÉE').map(({ rule }) => rule.id));
  expect(search(french, "d'action").length).toBe(search(french, 'd’action').length);
  expect(marked('L’Épée, une épée.', wordsOf('epee'))).toEqual([
    { text: 'L’', isFound: false },
    { text: 'Épée', isFound: true },
    { text: ', une ', isFound: false },
    { text: 'épée', isFound: true },
    { text: '.', isFound: false },
  ]);
  // Words that overlap are one mark.
  expect(marked('portcullis', ['port', 'tcul']).filter(({ isFound }) => isFound)).toEqual([
    { text: 'portcul', isFound: true },
  ]);
  expect(marked('', ['x'])).toEqual([]);
});

describe.each(['en', 'fr'] as const)('the index (%s)', (into) => {
  const letters = indexOf(readTitles(into === 'fr' ? 'fr/' : ''), into);
  const entries = letters.flatMap((letter) => letter.entries);

  test('leads to rules and chapters that exist', () => {
    const lost = entries.flatMap(({ to }) =>
      to.filter((id) => anchorIn(books.find((one) => one.book === bookOf(id)) as Book, id) === null),
    );
    expect(lost).toEqual([]);
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.every(({ to }) => to.length > 0)).toBe(true);
  });

  test('is sorted, has each word once and a letter for every word', () => {
    const words = entries.map(({ word }) => word);
    expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(words.length);
    expect(words).toEqual(words.toSorted(new Intl.Collator(into).compare));
    expect(letters.map(({ letter }) => letter)).toEqual(letters.map(({ letter }) => letter).toSorted());
    expect(letters.every(({ letter }) => /^[A-Z]$/.test(letter))).toBe(true);
  });
});

test('what has a chapter in two books is one word of the index', () => {
  const all = indexOf(readTitles('') as RuleTitles, 'en').flatMap(({ entries }) => entries);
  expect(all.find(({ word }) => word === 'Cleric')?.to).toEqual(['bd-char-cleric', 'cg-char-cleric']);
});
