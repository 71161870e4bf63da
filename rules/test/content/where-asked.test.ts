import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TRAITS } from '../../src/model/ability.ts';

const SOURCE = new URL('../../src/', import.meta.url);
const FILES = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(new URL(file, SOURCE), 'utf8')]),
);

const headerOf = (text: string): string => text.slice(0, text.indexOf('*/'));
const asks = (file: string, trait: string): boolean => FILES.get(file)?.includes(`bit('${trait}')`) ?? false;

/** Abilities that only name traits for others to ask for, with the files that their headers name. */
const BEARERS = [...FILES].flatMap(([file, text]) => {
  const [, traits] = /^ {2}traits: \[(.*)\],$/m.exec(text) ?? [];
  if (!file.startsWith('content/') || traits === undefined) return [];
  const named = Array.from(headerOf(text).matchAll(/[\w/-]+\.ts\b/g), ([name]) => name);
  // The twin of the other game says only what differs.
  const base = /from '\.\.\/\.\.\/(abilities\/[\w-]+\.ts)'/.exec(text)?.[1];
  const inherited = base ? headerOf(FILES.get(`content/${base}`) ?? '') : '';
  const all = [...named, ...Array.from(inherited.matchAll(/[\w/-]+\.ts\b/g), ([name]) => name)];
  return [{ file, traits: Array.from(traits.matchAll(/\w+/g), ([trait]) => trait), named, all }];
});

test('an ability that is only a trait says in which files it is asked, and there it is', () => {
  const found = BEARERS.flatMap(({ traits }) => traits);
  expect([...new Set(found)].toSorted()).toEqual([...TRAITS].toSorted());
  for (const { file, traits, named, all } of BEARERS) {
    const silent = named.filter((name) => !traits.some((trait) => asks(name, trait)));
    const lost = traits.filter((trait) => !all.some((name) => asks(name, trait)));
    expect({ file, silent, lost }).toEqual({ file, silent: [], lost: [] });
  }
});

test('no file asks for a trait of which no ability says so', () => {
  const unsaid = TRAITS.flatMap((trait) => {
    const named = BEARERS.filter(({ traits }) => traits.includes(trait)).flatMap(({ all }) => all);
    return [...FILES.keys()].filter((file) => asks(file, trait) && !named.includes(file));
  });
  expect(unsaid).toEqual([]);
});

test('a file that the header of some content names exists', () => {
  const lost = [...FILES]
    .filter(([file]) => file.startsWith('content/'))
    .flatMap(([file, text]) =>
      Array.from(headerOf(text).matchAll(/[\w/-]+\.ts\b/g), ([name]) => name)
        .filter((name) => !FILES.has(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(lost).toEqual([]);
});

test('a file that the header of any file names exists, here or in some folder', () => {
  const lost = [...FILES].flatMap(([file, text]) =>
    Array.from(headerOf(text).matchAll(/[\w/-]+\.ts\b/g), ([name]) => name)
      .filter((name) => !FILES.has(name) && ![...FILES.keys()].some((other) => other.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name}`),
  );
  expect(lost).toEqual([]);
});

test('a file that any comment names exists', () => {
  const lost = [...FILES].flatMap(([file, text]) =>
    Array.from(text.matchAll(/^ *(?:\/\*\*|\*|\/\/) .*$/gm), ([line]) => line)
      .flatMap((line) => Array.from(line.matchAll(/[\w/-]+\.ts\b/g), ([name]) => name))
      .filter((name) => !FILES.has(name) && ![...FILES.keys()].some((other) => other.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name}`),
  );
  expect(lost).toEqual([]);
});

test('every ruling is named in some file', () => {
  const named = new Set<string>();
  for (const [file, text] of FILES) {
    if (file.endsWith('reasons.ts')) continue;
    const plain = text.replaceAll(/\n \* /g, ' ');
    for (const [, book, first, last = first] of plain.matchAll(
      /\b(BD|CG|MP)-RULING-(\d+)(?: to (?:(?:BD|CG|MP)-RULING-)?(\d+))?/g,
    ))
      for (let number = Number(first); number <= Number(last); number++)
        named.add(`${book}-RULING-${number}`);
  }
  const books = ['board', 'card-game', 'multiplayer'].map((book) =>
    readFileSync(new URL(`../../../docs/rules/${book}.md`, import.meta.url), 'utf8'),
  );
  const rulings = books.flatMap((text) =>
    Array.from(text.matchAll(/^- <a id="[^"]+"><\/a>\*\*(\w+-RULING-\d+)\*\*/gm), ([, id = '']) => id),
  );
  expect(rulings.length).toBeGreaterThan(400);
  expect(rulings.filter((id) => !named.has(id))).toEqual([]);
});

test('every rule and every group of rules that a file names is in a book', () => {
  const books = ['board', 'card-game', 'multiplayer'].map((book) =>
    readFileSync(new URL(`../../../docs/rules/${book}.md`, import.meta.url), 'utf8').toLowerCase(),
  );
  const lost = [...FILES].flatMap(([file, text]) =>
    Array.from(text.matchAll(/\b(?:BD|CG|MP)(?:-[A-Za-z0-9]+)+\b/g), ([id]) => id)
      .filter((id) => !books.some((book) => book.includes(`<a id="${id.toLowerCase()}">`)))
      .map((id) => `${file}: ${id}`),
  );
  expect(lost).toEqual([]);
});

/** A comment without the line breaks and the stars that it has in the file. */
const unwrapped = (text: string): string => text.replaceAll(/\n *\* ?/g, ' ');

/** Every rule that a text names, alone or in a range. */
function rulesIn(text: string): Set<string> {
  const ids = new Set<string>();
  const ranges = /\b((?:BD|CG|MP)(?:-[A-Z][A-Za-z0-9]*)+-)(\d+)(?: to (?:[A-Z][A-Za-z0-9-]*-)?(\d+))?/g;
  for (const [, group, first, last = first] of text.matchAll(ranges))
    for (let number = Number(first); number <= Number(last); number++) ids.add(`${group}${number}`);
  return ids;
}

/** Every group that a text names as a whole, as its rules begin. */
const groupsIn = (text: string): Set<string> =>
  new Set(
    Array.from(text.matchAll(/\b(?:BD|CG|MP)(?:-[A-Z][A-Za-z0-9]*)+\b(?!-)/g), ([group]) => `${group}-`),
  );

/** The four ways in which a header says that rules stand elsewhere: `(rules): files`, `files (rules)` and both inside. */
const NAME = String.raw`[\w/-]+\.ts`;
const NAMES = String.raw`(?<files>${NAME}(?:(?:,? and |, )${NAME})*)`;
const ELSEWHERE = [
  String.raw`\((?<rules>[^()]*)\): ${NAMES}`,
  String.raw`${NAMES} \((?<rules>[^()]*)\)`,
  String.raw`\((?<rules>[^():]*): ${NAMES}\)`,
  String.raw`\(${NAMES}: (?<rules>[^():]*)\)`,
].map((form) => new RegExp(form, 'g'));

/** A file without what its header says of others. */
function ownWords(text: string): string {
  const header = headerOf(text);
  const own = ELSEWHERE.reduce((words, form) => words.replaceAll(form, ' '), unwrapped(header));
  return own + unwrapped(text.slice(header.length));
}

test('a rule of which a header says that it stands in a file is named there as its own', () => {
  const named = new Map([...FILES].map(([file, text]) => [file, rulesIn(ownWords(text))]));
  const claims = [...FILES].flatMap(([file, text]) =>
    ELSEWHERE.flatMap((form) => [...unwrapped(headerOf(text)).matchAll(form)]).flatMap(({ groups }) => {
      const files = Array.from(groups?.['files']?.matchAll(new RegExp(NAME, 'g')) ?? [], ([name]) => name);
      const homes = [...named].filter(([home]) =>
        files.some((name) => home === name || home.endsWith(`/${name}`)),
      );
      return Array.from(rulesIn(groups?.['rules'] ?? ''), (rule) => ({
        claim: `${file}: ${rule} in ${files.join(', ')}`,
        isThere: homes.some(([, rules]) => rules.has(rule)),
      }));
    }),
  );
  expect(claims.length).toBeGreaterThan(1000);
  expect(claims.filter(({ isThere }) => !isThere).map(({ claim }) => claim)).toEqual([]);
});

test('every rule of the books but their examples is named in some file, by itself or with its group', () => {
  const texts = [...FILES]
    .filter(([file]) => !file.endsWith('reasons.ts'))
    .map(([, text]) => unwrapped(text));
  const rules = new Set(texts.flatMap((text) => [...rulesIn(text)]));
  const groups = new Set(texts.flatMap((text) => [...groupsIn(text)]));
  const books = ['board', 'card-game', 'multiplayer'].map((book) =>
    readFileSync(new URL(`../../../docs/rules/${book}.md`, import.meta.url), 'utf8'),
  );
  const ids = books.flatMap((text) =>
    Array.from(text.matchAll(/^- <a id="[^"]+"><\/a>\*\*([\w-]+)\*\*/gm), ([, id = '']) => id),
  );
  expect(ids.length).toBeGreaterThan(1300);
  const lost = ids.filter((id) => !rules.has(id) && !groups.has(id.replace(/\d+$/, '')));
  expect(lost.filter((id) => !/^(?:BD|CG)-EX-/.test(id))).toEqual([]);
});
