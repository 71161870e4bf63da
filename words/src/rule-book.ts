/**
 * A line of the rule books (docs/rules): a bullet is a rule, with its id, perhaps the tag of an edition, its text, and
 * at the end in brackets where it comes from. Read here and nowhere else: for the page, for the terminal, and for the
 * check that every rule has a test.
 *
 * Leans on nothing: tools read it without the rules, and what builds the page without being built itself.
 */

/** A piece of a text: plain, bold, italic, code, or a link to a rule or group. */
export interface Span {
  readonly t: string;
  readonly s?: 'b' | 'i' | 'c';
  readonly to?: string;
}

export interface Bullet {
  readonly anchor: string | null;
  /** None where the bullet is no rule. */
  readonly id: string | null;
  readonly tag: string | null;
  readonly text: string;
  readonly source: string | null;
}

const BULLET = /^\s*[-*]\s+(?:<a id="([^"]*)"><\/a>\s*)?(.*)$/;

/** Edition, group, perhaps a name, number: BD-MOVE-7, BD-CHAR-WallWalker-2. Part of a regular expression. */
export const RULE_ID = '(?:BD|CG|MP)(?:-[A-Za-z][A-Za-z0-9]*)+-\\d+';

/** Bold, linked or plain, then what is said of it. */
const RULE = new RegExp(
  `^(?:\\*\\*|\\[)?(${RULE_ID})(?![\\w-])(?:\\*\\*|\\](?:\\([^)]*\\))?)?[\\s:.,–—-]*(?:\\[(base|prison|both)\\]\\s*)?(.*)$`,
);

/** A line as a bullet, or null. */
export function bulletOf(line: string): Bullet | null {
  const [, anchor = null, inside] = BULLET.exec(line) ?? [];
  if (inside === undefined) return null;
  const [, id = null, tag = null, rest = inside] = RULE.exec(inside) ?? [];
  return { anchor, id, tag, ...withoutSource(rest) };
}

/** The last brackets of a line tell where the rule comes from; brackets inside them belong to it. */
function withoutSource(text: string): Pick<Bullet, 'text' | 'source'> {
  const none = { text, source: null };
  if (!text.endsWith(')')) return none;
  let depth = 0;
  for (let at = text.length - 1; at > 0; at--) {
    if (text[at] === ')') depth++;
    if (text[at] === '(' && --depth === 0)
      // Brackets of a link are no source.
      return text[at - 1] === ' ' ? { text: text.slice(0, at - 1), source: text.slice(at + 1, -1) } : none;
  }
  return none;
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(([^)]*)\)/g;

/** Where a link of a book leads: to a rule or group by its anchor, to another book by its name. */
function addressOf(target: string): string {
  const [file = '', anchor] = target.split('#');
  return anchor ?? file.replace(/^.*\//, '').replace(/\.md$/, '');
}

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > at) spans.push({ t: text.slice(at, found.index) });
    const [whole, bold, italic, code, label = '', target = ''] = found;
    if (bold) spans.push({ t: bold, s: 'b' });
    else if (italic) spans.push({ t: italic, s: 'i' });
    else if (code) spans.push({ t: code, s: 'c' });
    else spans.push({ t: label, to: addressOf(target) });
    at = found.index + whole.length;
  }
  if (at < text.length) spans.push({ t: text.slice(at) });
  return spans;
}
