/**
 * A place in a file that is being read: asks for what must be there, and faults with the line if it is not.
 *
 * Readers say what they want (`cursor.field('ap').integer(0, 5)`); everything else a file could contain is refused
 * here, so that no reader can forget to.
 */
import type { Words } from '../vocabulary.ts';
import { faultAt, Gathering, type LineFault, orUnreadable, type Unreadable } from './fault.ts';
import { type JsonNode, type JsonRecord, parseJson } from './parse.ts';

export type Path = readonly (string | number)[];

/** How each field of a record is read. */
export type Readers<Fields> = { readonly [Key in keyof Fields]: (at: Cursor) => Fields[Key] };

const UNKNOWN: Words = { en: 'is unknown here', fr: 'est inconnu ici' };
const unknownFor = (missing: string): Words => ({
  en: `is unknown here, and ${JSON.stringify(missing)} is missing`,
  fr: `est inconnu ici, et il manque ${JSON.stringify(missing)}`,
});

export class Cursor {
  readonly node: JsonNode;
  private readonly path: Path;

  constructor(node: JsonNode, path: Path = []) {
    this.node = node;
    this.path = path;
  }

  fail(words: Words): never {
    const { line, words: named } = this.fault(words);
    return faultAt(line, named);
  }

  /** What is wrong here, with the name of the place. */
  fault({ en, fr }: Words): LineFault {
    const where = nameOf(this.path);
    const before = where ? `${where}: ` : '';
    return { line: this.node.line, words: { en: before + en, fr: before + fr } };
  }

  /** The fields of this record; any other key than these is a fault, and so is one that is missing. */
  record<Key extends string>(keys: readonly Key[], optional: readonly string[] = []): Record<Key, Cursor> {
    const { fields } = this.asRecord();
    const gathering = new Gathering();
    const missing = keys.filter((key) => !fields.has(key));
    const unknown = [...fields].filter(
      ([key]) => !keys.some((known) => known === key) && !optional.includes(key),
    );
    // One that is unknown for one that is missing is a slip, and one fault.
    const slip = unknown.length === 1 && missing.length === 1 ? missing[0] : undefined;
    gathering.each(unknown, ([key, node]) =>
      new Cursor(node, [...this.path, key]).fail(slip === undefined ? UNKNOWN : unknownFor(slip)),
    );
    if (slip === undefined) gathering.each(missing, (key) => this.field(key));
    gathering.finish();
    return Object.fromEntries(keys.map((key) => [key, this.field(key)])) as Record<Key, Cursor>;
  }

  /** The same with a reader for each field: what is wrong with any of them is told together. */
  fields<Must extends object, May extends object = Must>(
    must: Readers<Must>,
    may: Readers<Partial<May>> = {} as Readers<Partial<May>>,
  ): Must & Partial<May> {
    const readers = { ...must, ...may } as Readonly<Record<string, (at: Cursor) => unknown>>;
    const gathering = new Gathering();
    gathering.attempt(() => this.record(Object.keys(must), Object.keys(may)));
    const present = Object.keys(readers).filter((key) => this.asRecord().fields.has(key));
    const found = gathering.each(present, (key) => [key, readers[key]?.(this.field(key))] as const);
    gathering.finish();
    return Object.fromEntries(found) as Must & Partial<May>;
  }

  /** Those of these fields that are there and can be read, each by itself. */
  readable<Fields extends object>(readers: Readers<Fields>): Partial<Fields> {
    if (!this.isRecord) return {};
    const all = readers as Readonly<Record<string, (at: Cursor) => unknown>>;
    const present = Object.keys(all).filter((key) => this.maybe(key));
    const found = new Gathering().each(present, (key) => [key, all[key]?.(this.field(key))] as const);
    return Object.fromEntries(found) as Partial<Fields>;
  }

  field(key: string): Cursor {
    return (
      this.maybe(key) ??
      this.fail({ en: `${JSON.stringify(key)} is missing`, fr: `il manque ${JSON.stringify(key)}` })
    );
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
    if (this.node.kind !== 'list') return this.wanted({ en: `a list is wanted`, fr: `il faut une liste` });
    if (length !== undefined && this.node.items.length !== length)
      this.fail({
        en: `${length} entries are wanted, found ${this.node.items.length}`,
        fr: `il faut ${length} éléments, il y en a ${this.node.items.length}`,
      });
    return this.node.items.map((node, index) => new Cursor(node, [...this.path, index]));
  }

  integer(least: number, most: number): number {
    const value = this.leaf();
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      return this.wanted({
        en: `a whole number from ${least} to ${most} is wanted`,
        fr: `il faut un nombre entier de ${least} à ${most}`,
      });
    return value;
  }

  boolean(): boolean {
    const value = this.leaf();
    return typeof value === 'boolean'
      ? value
      : this.wanted({ en: `true or false is wanted`, fr: `il faut true ou false` });
  }

  /** A text of one line. */
  text(longest: number): string {
    const value = this.leaf();
    if (typeof value !== 'string') return this.wanted({ en: `a text is wanted`, fr: `il faut un texte` });
    if (value.length > longest)
      this.fail({ en: `is longer than ${longest} characters`, fr: `dépasse ${longest} caractères` });
    if (/\p{Cc}/u.test(value))
      this.fail({
        en: 'must be one line, without control characters',
        fr: 'doit tenir sur une ligne, sans caractères de contrôle',
      });
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
    const known = values.map((one) => JSON.stringify(one)).join(', ');
    return this.wanted({ en: `one of ${known} is wanted`, fr: `il faut l’un de ${known}` });
  }

  /** The index of a name in a list of known names. */
  indexIn(names: readonly string[], what: Words): number {
    const value = this.leaf();
    const index = names.findIndex((name) => name === value);
    return index >= 0
      ? index
      : this.fail({
          en: `there is no ${what.en} ${this.shown().en}`,
          fr: `il n’y a pas de ${what.fr} ${this.shown().fr}`,
        });
  }

  /** The value as `JSON.parse` would have given it. */
  plain(): unknown {
    return plainOf(this.node);
  }

  private leaf(): unknown {
    return this.node.kind === 'leaf' ? this.node.value : undefined;
  }

  private asRecord(): JsonRecord {
    return this.node.kind === 'record'
      ? this.node
      : this.wanted({ en: `an object is wanted`, fr: `il faut un objet JSON` });
  }

  /** Something else stands here than should. */
  private wanted({ en, fr }: Words): never {
    const shown = this.shown();
    return this.fail({ en: `${en}, found ${shown.en}`, fr: `${fr}, trouvé : ${shown.fr}` });
  }

  private shown(): Words {
    if (this.node.kind === 'list') return { en: 'a list', fr: 'une liste' };
    if (this.node.kind === 'record') return { en: 'an object', fr: 'un objet JSON' };
    const value = JSON.stringify(this.node.value);
    return { en: value, fr: value };
  }
}

const nameOf = (path: Path): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i > 0 ? '.' : ''}${step}`)).join('');

function plainOf(node: JsonNode): unknown {
  if (node.kind === 'leaf') return node.value;
  if (node.kind === 'list') return node.items.map(plainOf);
  return Object.fromEntries([...node.fields].map(([key, field]) => [key, plainOf(field)]));
}

function partOf(node: JsonNode, step: string | number): JsonNode | undefined {
  if (typeof step === 'number') return node.kind === 'list' ? node.items[step] : undefined;
  return node.kind === 'record' ? node.fields.get(step) : undefined;
}

/** What is wrong at a path of the file, or as near to it as the file goes. */
export function faultAtPath(root: Cursor, path: Path, words: Words): LineFault {
  let { node } = root;
  for (const step of path) {
    const next = partOf(node, step);
    if (!next) break;
    node = next;
  }
  return new Cursor(node, path).fault(words);
}

/** Reads a text, or a value that was parsed already; whatever is wrong with it comes back as a value. */
export const readFile = <Found extends { readonly ok: true }>(
  input: unknown,
  read: (root: Cursor) => Found,
): Found | Unreadable => orUnreadable(() => read(new Cursor(parseJson(textOf(input)))));

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
  return faultAt(1, { en: 'this is not JSON', fr: 'ce n’est pas du JSON' });
}
