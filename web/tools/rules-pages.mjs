/**
 * The rule books of docs/rules as data for the page of the rules.
 *
 * A small part of Markdown is enough: headings with anchors, paragraphs, and bullets that are one rule each. What is
 * not understood is kept as text, so nothing can be lost. The bundler asks for a book as `virtual:rules/board`, and in
 * French as `virtual:rules/fr/board`.
 */
import { readFileSync } from 'node:fs';

const BOOKS = ['board', 'card-game', 'multiplayer'].flatMap((name) => [name, `fr/${name}`]);

/**
 * A piece of a text: plain, bold, italic, code, or a link to a rule or group.
 * @typedef {{ t: string, s?: 'b' | 'i' | 'c', to?: string }} Span
 * @typedef {{ id: string | null, anchor: string, tag?: string, text: Span[], source?: Span[] }} Rule
 * @typedef {{ anchor: string, title: string, depth: number, intro: Span[][], rules: Rule[] }} Group
 * @typedef {{ book: string, title: string, intro: Span[][], groups: Group[] }} Book
 */

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(([^)]*)\)/g;

/** Where a link of a book leads on the page: a rule or group by its anchor, another book by its name. */
const addressOf = (target) => {
  const [file, anchor] = target.split('#');
  return anchor ?? file.replace(/^.*\//, '').replace(/\.md$/, '');
};

/** @returns {Span[]} */
export function spansOf(text) {
  const spans = [];
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > at) spans.push({ t: text.slice(at, found.index) });
    const [whole, bold, italic, code, label, target] = found;
    if (bold) spans.push({ t: bold, s: 'b' });
    else if (italic) spans.push({ t: italic, s: 'i' });
    else if (code) spans.push({ t: code, s: 'c' });
    else spans.push({ t: label, to: addressOf(target) });
    at = found.index + whole.length;
  }
  if (at < text.length) spans.push({ t: text.slice(at) });
  return spans;
}

const HEADING = /^(#{2,3}) (?:<a id="([^"]+)"><\/a>)?(.+)$/;
const BULLET = /^- (?:<a id="([^"]+)"><\/a>)?(.*)$/;
const RULE = /^\*\*([A-Z]{2}-[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)\*\*(?: \[(base|prison|both)\])? (.*)$/;

/** The last brackets of a line tell where the rule comes from; brackets inside them belong to it. */
function cutSource(text) {
  if (!text.endsWith(')')) return [text, null];
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    if (text[at] === ')') depth++;
    if (text[at] === '(' && --depth === 0) {
      // Brackets of a link are no source.
      if (at === 0 || text[at - 1] !== ' ') return [text, null];
      return [text.slice(0, at - 1), text.slice(at + 1, -1)];
    }
  }
  return [text, null];
}

/** @returns {Rule} */
function ruleOf(anchor, text) {
  const found = RULE.exec(text);
  const [words, source] = cutSource(found ? found[3] : text);
  return {
    id: found ? found[1] : null,
    anchor: anchor ?? '',
    ...(found?.[2] ? { tag: found[2] } : {}),
    text: spansOf(words),
    ...(source ? { source: spansOf(source) } : {}),
  };
}

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
    const bullet = BULLET.exec(line);
    if (bullet && group) group.rules.push(ruleOf(bullet[1], bullet[2]));
    else (group ?? book).intro.push(spansOf(bullet ? bullet[2] : line));
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
