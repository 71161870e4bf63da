/**
 * The titles of the tests in a file, read from its source.
 *
 * From the source rather than from a test run, so that the check takes a moment, needs no fresh report and
 * counts no title that a machine made up. Titles built from a table are followed where the table stands in the same
 * file: `test.each(TABLE)('%s', …)` and `for (const row of TABLE) test(row.title, …)`.
 */
import { type ESTree, parseSync, Visitor } from 'vite';
import { isRuleId } from './rule-ids.ts';
import type { TextFile } from './ledger.ts';

const TEST_FUNCTIONS = new Set(['describe', 'it', 'suite', 'test']);
const NOT_RUN = new Set(['skip', 'todo']);

/** A title's place for an id from a table: `[${row.rule}]`, `[$rule]` or `[%s]`. */
const ID_FROM_TABLE = /\[(?:\$\{\}|\$[\w.]+|%s)\]/;

interface TestCall {
  readonly name: string;
  readonly modifiers: readonly string[];
  /** The rows of `test.each(rows)` and its relatives. */
  readonly table: ESTree.Node | undefined;
}

/** Reads `test`, `test.concurrent`, `test.each(rows)` and the like; null for any other function. */
function testCall(callee: ESTree.Node): TestCall | null {
  switch (callee.type) {
    case 'Identifier':
      return TEST_FUNCTIONS.has(callee.name) ? { name: callee.name, modifiers: [], table: undefined } : null;
    case 'MemberExpression': {
      const call = testCall(callee.object);
      if (call === null || callee.property.type !== 'Identifier') return null;
      return { ...call, modifiers: [...call.modifiers, callee.property.name] };
    }
    case 'CallExpression': {
      const call = testCall(callee.callee);
      return call && { ...call, table: callee.arguments[0] };
    }
    case 'TaggedTemplateExpression': {
      const call = testCall(callee.tag);
      return call && { ...call, table: callee.quasi };
    }
    default:
      return null;
  }
}

/** The text of a string or template, with `${}` where an expression stands. */
function textOf(node: ESTree.Node | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node?.type !== 'TemplateLiteral') return null;
  return node.quasis.map((part) => part.value.cooked ?? part.value.raw).join('${}');
}

/** Every string inside a piece of source. */
function stringsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const text = textOf(node as ESTree.Node);
  const inside = Object.values(node).flatMap(stringsIn);
  return text === null ? inside : [text, ...inside];
}

export function testTitles({ name, text }: TextFile): string[] {
  const { program, errors } = parseSync(name, text);
  const [error] = errors;
  if (error) throw new Error(`${name} cannot be read: ${error.message}`);

  const constants = new Map<string, ESTree.Node>();
  const loops: ESTree.Node[] = [];
  const titles: string[] = [];

  const rowsOf = (table: ESTree.Node): string[] =>
    stringsIn(table.type === 'Identifier' ? constants.get(table.name) : table);

  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null) constants.set(id.name, init);
    },
    ForOfStatement: ({ right }) => void loops.push(right),
    'ForOfStatement:exit': () => void loops.pop(),
    CallExpression({ callee, arguments: [first] }) {
      const call = testCall(callee);
      if (call === null || call.modifiers.some((modifier) => NOT_RUN.has(modifier))) return;
      const title = textOf(first);
      if (title !== null) titles.push(title);

      const rows = [...(call.table ? [call.table] : []), ...loops].flatMap(rowsOf);
      titles.push(...rows.filter((row) => !isRuleId(row)));
      if (title !== null && ID_FROM_TABLE.test(title))
        titles.push(...rows.filter(isRuleId).map((id) => `[${id}]`));
    },
  }).visit(program);
  return titles;
}
