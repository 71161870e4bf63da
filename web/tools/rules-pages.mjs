/**
 * The rule books of docs/rules as data for the page of the rules.
 *
 * A small part of Markdown is enough: headings with anchors, paragraphs, and bullets that are one rule each. What is
 * not understood is kept as text, so nothing can be lost. The bundler asks for a book as `virtual:rules/board`, and in
 * French as `virtual:rules/fr/board`.
 */
import { readFileSync } from 'node:fs';
// By its path: whatever reads the configuration of the bundler takes it in, and needs no package that it would have to translate.
import { bulletOf, spansOf } from '../../words/src/rule-book.ts';

const BOOKS = ['board', 'card-game', 'multiplayer'].flatMap((name) => [name, `fr/${name}`]);

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

const VIRTUAL = 'virtual:rules/';

/** Gives the bundler each book as a module of its own, so that it is loaded only when somebody reads it. */
export const rulesPages = () => ({
  name: 'rules-pages',
  resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${VIRTUAL}`)) return null;
    const name = id.slice(VIRTUAL.length + 1);
    if (!BOOKS.includes(name)) throw new Error(`there is no rule book ${name}`);
    this.addWatchFile(new URL(`${name}.md`, folder).pathname);
    // As text: a browser reads JSON faster than a program of the same size.
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(readBook(name)))});`;
  },
});
