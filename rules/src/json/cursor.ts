/**
 * A place in a file that is being read: asks for what must be there, and faults with the line if it is not.
 *
 * Readers say what they want (`cursor.field('ap').integer(0, 5)`); everything else a file could contain is refused
 * here, so that no reader can forget to.
 */
import { JsonFault, type JsonNode, type JsonRecord, parseJson } from './parse.ts';

/** A file that is not what it should be. */
export interface Unreadable {
  readonly ok: false;
  /** Counted from 1. Of a value that was not a text: the line in its usual two-space form. */
  readonly line: number;
  readonly reason: string;
}

export type Path = readonly (string | number)[];

export class Cursor {
  readonly node: JsonNode;
  private readonly path: Path;

  constructor(node: JsonNode, path: Path = []) {
    this.node = node;
    this.path = path;
  }

  fail(reason: string): never {
    const where = nameOf(this.path);
    throw new JsonFault(this.node.line, where ? `${where}: ${reason}` : reason);
  }

  /** The fields of this record; any other key than these is a fault. */
  record<Key extends string>(keys: readonly Key[], optional: readonly string[] = []): Record<Key, Cursor> {
    const { fields } = this.asRecord();
    for (const [key, node] of fields)
      if (!keys.some((known) => known === key) && !optional.includes(key))
        new Cursor(node, [...this.path, key]).fail('is unknown here');
    const found = keys.map((key) => [key, this.field(key)] as const);
    return Object.fromEntries(found) as Record<Key, Cursor>;
  }

  field(key: string): Cursor {
    return this.maybe(key) ?? this.fail(`${JSON.stringify(key)} is missing`);
  }

  /** A field that may be missing. */
  maybe(key: string): Cursor | null {
    const node = this.asRecord().fields.get(key);
    return node ? new Cursor(node, [...this.path, key]) : null;
  }

  get isRecord(): boolean {
    return this.node.kind === 'record';
  }

  get isNull(): boolean {
    return this.node.kind === 'leaf' && this.node.value === null;
  }

  items(length?: number): Cursor[] {
    if (this.node.kind !== 'list') return this.fail(`a list is wanted, found ${this.shown()}`);
    if (length !== undefined && this.node.items.length !== length)
      this.fail(`${length} entries are wanted, found ${this.node.items.length}`);
    return this.node.items.map((node, index) => new Cursor(node, [...this.path, index]));
  }

  integer(least: number, most: number): number {
    const value = this.leaf();
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      return this.fail(`a whole number from ${least} to ${most} is wanted, found ${this.shown()}`);
    return value;
  }

  boolean(): boolean {
    const value = this.leaf();
    return typeof value === 'boolean' ? value : this.fail(`true or false is wanted, found ${this.shown()}`);
  }

  /** A text of one line. */
  text(longest: number): string {
    const value = this.leaf();
    if (typeof value !== 'string') return this.fail(`a text is wanted, found ${this.shown()}`);
    if (value.length > longest) this.fail(`is longer than ${longest} characters`);
    if (/\p{Cc}/u.test(value)) this.fail('must be one line, without control characters');
    return value;
  }

  /** The names of a record that may have any. */
  keys(): string[] {
    return [...this.asRecord().fields.keys()];
  }

  oneOf<Value>(values: readonly Value[]): Value {
    const value = this.leaf();
    const found = values.find((known) => known === value);
    if (found !== undefined) return found;
    return this.fail(
      `one of ${values.map((known) => JSON.stringify(known)).join(', ')} is wanted, found ${this.shown()}`,
    );
  }

  /** The index of a name in a list of known names. */
  indexIn(names: readonly string[], what: string): number {
    const value = this.leaf();
    const index = names.findIndex((name) => name === value);
    return index >= 0 ? index : this.fail(`there is no ${what} ${this.shown()}`);
  }

  /** The value as `JSON.parse` would have given it. */
  plain(): unknown {
    return plainOf(this.node);
  }

  private leaf(): unknown {
    return this.node.kind === 'leaf' ? this.node.value : undefined;
  }

  private asRecord(): JsonRecord {
    return this.node.kind === 'record' ? this.node : this.fail(`an object is wanted, found ${this.shown()}`);
  }

  private shown(): string {
    if (this.node.kind === 'list') return 'a list';
    return this.node.kind === 'record' ? 'an object' : JSON.stringify(this.node.value);
  }
}

const nameOf = (path: Path): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i > 0 ? '.' : ''}${step}`)).join('');

function plainOf(node: JsonNode): unknown {
  if (node.kind === 'leaf') return node.value;
  if (node.kind === 'list') return node.items.map(plainOf);
  return Object.fromEntries([...node.fields].map(([key, field]) => [key, plainOf(field)]));
}

/** Fails at a path of the file, or as near to it as the file goes. */
export function failAt(root: Cursor, path: Path, reason: string): never {
  let { node } = root;
  for (const step of path) {
    const next: JsonNode | undefined =
      typeof step === 'number'
        ? node.kind === 'list'
          ? node.items[step]
          : undefined
        : node.kind === 'record'
          ? node.fields.get(step)
          : undefined;
    if (!next) break;
    node = next;
  }
  return new Cursor(node, path).fail(reason);
}

/** Reads a text, or a value that was parsed already; whatever is wrong with it comes back as a value. */
export function readFile<Found extends { readonly ok: true }>(
  input: unknown,
  read: (root: Cursor) => Found,
): Found | Unreadable {
  return orUnreadable(() => read(new Cursor(parseJson(textOf(input)))));
}

/** Reads something that may fault; a fault comes back as a value. */
export function orUnreadable<Found extends { readonly ok: true }>(read: () => Found): Found | Unreadable {
  try {
    return read();
  } catch (fault) {
    if (fault instanceof JsonFault) return { ok: false, line: fault.line, reason: fault.message };
    throw fault;
  }
}

/** A parsed value is written out again: so there is one way of reading, and a line to point at. */
function textOf(input: unknown): string {
  if (typeof input === 'string') return input;
  try {
    // The cast tells the truth: of undefined or a function there is no text.
    const text = JSON.stringify(input, null, 2) as string | undefined;
    if (text !== undefined) return text;
  } catch {
    // A value with a cycle, or with a number too big for JSON.
  }
  throw new JsonFault(1, 'this is not JSON');
}
