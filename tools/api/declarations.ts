/** What a file declares: the comment above a declaration, and its signature. */
import { type Class, type Comment, type ParseResult, parseSync, type Statement } from 'oxc-parser';

export interface Parsed {
  readonly text: string;
  readonly result: ParseResult;
}

export function parsed(file: string, text: string): Parsed {
  const result = parseSync(file, text);
  if (result.errors.length > 0) throw new Error(`${file}: ${result.errors[0]?.message}`);
  return { text, result };
}

/** The statements that declare a name: several if a function has several forms. */
const declaring = ({ result }: Parsed, name: string): Statement[] =>
  result.program.body.filter((statement) => namesIn(statement).includes(name));

function namesIn(statement: Statement): string[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (!declared) return [];
  if (declared.type === 'VariableDeclaration')
    return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in declared && declared.id?.type === 'Identifier' ? [declared.id.name] : [];
}

/** The documentation that ends just before a place, or null. */
const commentBefore = ({ text, result }: Parsed, start: number): Comment | null =>
  result.comments.find(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && /^\s*$/.test(text.slice(end, start)) && end <= start,
  ) ?? null;

/** What the comment above a declaration says, without its stars. */
export function commentOf(source: Parsed, name: string): string | null {
  for (const statement of declaring(source, name)) {
    const comment = commentFor(source, source.result.program.body.indexOf(statement));
    if (comment) return withoutStars(comment.value);
  }
  return null;
}

/** Declarations that stand together, without an empty line, share the comment above the first. */
function commentFor(source: Parsed, at: number): Comment | null {
  const [above, statement] = [source.result.program.body[at - 1], source.result.program.body[at]];
  if (!statement || statement.type === 'ImportDeclaration') return null;
  const own = commentBefore(source, statement.start);
  if (own || !above || source.text.slice(above.end, statement.start) !== '\n') return own;
  return commentFor(source, at - 1);
}

const withoutStars = (comment: string): string =>
  comment
    .replace(/^\*/, '')
    .replace(/^[ \t]*\* ?/gm, '')
    .trim();

/** A longer value is no signature any more: whoever wants to see it prints it. */
const LONGEST_VALUE = 20;

/** Objects that are told apart by their type: docs/schema has each with its fields, and two lists are one too many. */
const TOLD_APART = /^(type \w+ = )\{\s+readonly type: [^]*\} \| \{[^]*\};$/;

/** The declaration as declarations are written (`.d.ts`), without what is private. */
export function signatureOf(declarations: Parsed, name: string): string {
  return declaring(declarations, name)
    .map((statement) => {
      const written = withoutPrivate(declarations, statement)
        .replace(/^export /, '')
        .replace(/^declare /, '');
      const lines = written.split('\n');
      const isValue = /^(const|let)\b/.test(written);
      const shown =
        isValue && lines.length > LONGEST_VALUE
          ? `${lines[0]} … }`
          : written.replace(TOLD_APART, '$1{ readonly type: …; … };');
      return shown.replace(/^( {4})+/gm, (indent) => indent.slice(indent.length / 2));
    })
    .join('\n');
}

function withoutPrivate(declarations: Parsed, statement: Statement): string {
  const { text } = declarations;
  let [written, from] = ['', statement.start];
  for (const member of classIn(statement)?.body.body ?? []) {
    if (!('accessibility' in member) || member.accessibility !== 'private') continue;
    const start = commentBefore(declarations, member.start)?.start ?? member.start;
    written += text.slice(from, start).trimEnd();
    from = member.end;
  }
  return written + text.slice(from, statement.end);
}

function classIn(statement: Statement): Class | null {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declared?.type === 'ClassDeclaration' ? declared : null;
}
