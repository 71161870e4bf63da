/**
 * The rule books of docs/rules as data for the page of the rules.
 *
 * A small part of Markdown is enough: headings with anchors, paragraphs, and bullets that are one rule each. What is
 * not understood is kept as text, so nothing can be lost. The bundler asks for a book as `virtual:rules/board`, and in
 * French as `virtual:rules/fr/board`; for what every rule is about as `virtual:rules/titles`.
 */
import { readFileSync } from 'node:fs';
// By its path: whatever reads the configuration of the bundler takes it in, and needs no package that it would have to translate.
import { bulletOf, spansOf } from '../../words/src/rule-book.ts';

const NAMES = ['board', 'card-game', 'multiplayer'];
const BOOKS = NAMES.flatMap((name) => [name, `fr/${name}`]);

/**
 * @typedef {import('../../words/src/rule-book.ts').Span} Span
 * @typedef {{ id: string | null, anchor: string, tag?: string, text: Span[], source?: Span[] }} Rule
 * @typedef {{ anchor: string, title: string, depth: number, intro: Span[][], rules: Rule[] }} Group
 * @typedef {{ book: string, title: string, intro: Span[][], groups: Group[] }} Book
 */

const HEADING = /^(#{2,3}) (?:<a id="([^"]+)"><\/a>)?(.+)$/;
/** @returns {Rule} */
const ruleOf = ({ id, anchor, tag, text, source }) => ({
  id,
  anchor: anchor ?? '',
  ...(tag ? { tag } : {}),
  text: spansOf(text),
  ...(source ? { source: spansOf(source) } : {}),
});

const CONTENTS = new Set(['Contents', 'Sommaire']);

/** @returns {Book} */
export function bookOf(name, markdown) {
  const book = { book: name, title: '', intro: [], groups: [] };
  let group = null;
  let isContents = false;
  for (const line of markdown.split('\n')) {
    if (line.trim() === '') continue;
    if (line.startsWith('# ')) {
      book.title = line.slice(2);
      continue;
    }
    const heading = HEADING.exec(line);
    if (heading) {
      // The page makes its own table of contents.
      isContents = CONTENTS.has(heading[3]);
      if (isContents) continue;
      group = {
        anchor: heading[2] ?? '',
        title: heading[3],
        depth: heading[1].length - 1,
        intro: [],
        rules: [],
      };
      book.groups.push(group);
      continue;
    }
    if (isContents) continue;
    const bullet = bulletOf(line);
    if (bullet && group) group.rules.push(ruleOf(bullet));
    else (group ?? book).intro.push(spansOf(bullet?.text ?? line));
  }
  return book;
}

const folder = new URL('../../docs/rules/', import.meta.url);

export const readBook = (name) =>
  bookOf(name.replace('fr/', ''), readFileSync(new URL(`${name}.md`, folder), 'utf8'));

/** Without the number and the letters by which a group is called: "MOVE: moving" is about "Moving". */
const inWords = (title) => {
  const words = title.replace(/^(?:\d+\.\d+ )?(?:[A-Z\d]+ ?: )?/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A ruling is known by the question that it answers. */
function questionOf({ text: [head, ...rest] }) {
  if (head?.s !== 'b' || !head.t.startsWith('Question')) return null;
  const end = rest.findIndex(({ s }) => s === 'b');
  return rest
    .slice(0, end)
    .map(({ t }) => t)
    .join('')
    .trim();
}

/**
 * What rules are about: the titles of groups, and those of rules that have one of their own, or whose id does not begin
 * with that of their group.
 * @param {readonly Book[]} books
 */
function titlesOf(books) {
  const groups = books.flatMap((book) => book.groups);
  const own = groups.flatMap(({ anchor, title, rules }) =>
    rules
      .filter(({ id }) => id !== null)
      .flatMap((rule) => {
        const question = questionOf(rule);
        if (question === null && rule.anchor.replace(/-\d+$/, '') === anchor) return [];
        return [[rule.anchor, question ?? inWords(title)]];
      }),
  );
  return {
    groups: Object.fromEntries(groups.map(({ anchor, title }) => [anchor, inWords(title)])),
    rules: Object.fromEntries(own),
  };
}

/** In the language of a folder: none is English. */
export const readTitles = (into) => titlesOf(NAMES.map((name) => readBook(`${into}${name}`)));

const TITLES = /^(fr\/)?titles$/;

const VIRTUAL = 'virtual:rules/';

/** Gives the bundler each book as a module of its own, so that it is loaded only when somebody reads it. */
export const rulesPages = () => ({
  name: 'rules-pages',
  resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${VIRTUAL}`)) return null;
    const name = id.slice(VIRTUAL.length + 1);
    const titles = TITLES.exec(name);
    const watched = titles ? NAMES.map((one) => `${titles[1] ?? ''}${one}`) : [name];
    if (!titles && !BOOKS.includes(name)) throw new Error(`there is no rule book ${name}`);
    for (const one of watched) this.addWatchFile(new URL(`${one}.md`, folder).pathname);
    const data = titles ? readTitles(titles[1] ?? '') : readBook(name);
    // As text: a browser reads JSON faster than a program of the same size.
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
  },
});
