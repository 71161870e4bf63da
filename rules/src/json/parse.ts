/**
 * Reads JSON and keeps the line of every value, so that a fault in a file can be shown where it is.
 *
 * Written here because the message of `JSON.parse` differs from one engine to the next and names no line, and because
 * a key that stands twice is silently lost there: in a hand-written position that is a mistake worth telling.
 */
import { numberFault } from './exact-number.ts';
export type JsonNode = JsonLeaf | JsonList | JsonRecord;

interface JsonLeaf {
  readonly kind: 'leaf';
  readonly line: number;
  readonly value: null | boolean | number | string;
}

interface JsonList {
  readonly kind: 'list';
  readonly line: number;
  readonly items: readonly JsonNode[];
}

export interface JsonRecord {
  readonly kind: 'record';
  readonly line: number;
  readonly fields: ReadonlyMap<string, JsonNode>;
}

/** What is wrong with a file, and on which line. Thrown while reading and caught where reading began. */
export class JsonFault extends Error {
  readonly line: number;
  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

/** Deeper than any file of ours; a bound, so that a hostile file cannot exhaust the stack. */
const MOST_DEPTH = 32;
const WORDS: ReadonlyMap<string, null | boolean> = new Map([
  ['null', null],
  ['true', true],
  ['false', false],
]);
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[a-z]+/y;

export function parseJson(text: string): JsonNode {
  const parser = new Parser(text);
  return parser.document();
}

class Parser {
  private at = 0;
  private line = 1;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  document(): JsonNode {
    const node = this.value(0);
    this.skip();
    if (this.at < this.text.length) this.fail(`nothing may follow the value, found ${this.found()}`);
    return node;
  }

  private value(depth: number): JsonNode {
    if (depth > MOST_DEPTH) this.fail('nested too deeply');
    this.skip();
    const mark = this.text[this.at];
    if (mark === '{') return this.record(depth);
    if (mark === '[') return this.list(depth);
    const { line } = this;
    return { kind: 'leaf', line, value: mark === '"' ? this.string() : this.numberOrWord() };
  }

  private record(depth: number): JsonRecord {
    const { line } = this;
    const fields = new Map<string, JsonNode>();
    this.entries('}', () => {
      this.skip();
      if (this.text[this.at] !== '"') this.fail(`a key in quotes is wanted, found ${this.found()}`);
      const key = this.string();
      if (fields.has(key)) this.fail(`${JSON.stringify(key)} stands here twice`);
      this.expect(':');
      fields.set(key, this.value(depth + 1));
    });
    return { kind: 'record', line, fields };
  }

  private list(depth: number): JsonList {
    const { line } = this;
    const items: JsonNode[] = [];
    this.entries(']', () => items.push(this.value(depth + 1)));
    return { kind: 'list', line, items };
  }

  /** What stands between two brackets, parted by commas. */
  private entries(end: string, entry: () => void): void {
    this.at++;
    this.skip();
    if (this.text[this.at] === end) {
      this.at++;
      return;
    }
    for (;;) {
      entry();
      this.skip();
      const mark = this.text[this.at];
      if (mark !== ',' && mark !== end) this.fail(`"," or "${end}" is wanted, found ${this.found()}`);
      this.at++;
      if (mark === end) return;
    }
  }

  private string(): string {
    const from = this.at;
    let end = from + 1;
    while (end < this.text.length && this.text[end] !== '"' && this.text[end] !== '\n')
      end += this.text[end] === '\\' ? 2 : 1;
    if (this.text[end] !== '"') this.fail('a text is not closed');
    this.at = end + 1;
    try {
      return JSON.parse(this.text.slice(from, this.at)) as string;
    } catch {
      return this.fail('a text holds a character that must be escaped');
    }
  }

  private numberOrWord(): null | boolean | number {
    NUMBER.lastIndex = this.at;
    const digits = NUMBER.exec(this.text)?.[0];
    if (digits !== undefined) {
      const fault = numberFault(digits);
      if (fault) return this.fail(fault);
      this.at += digits.length;
      return Number(digits);
    }
    WORD.lastIndex = this.at;
    const word = WORD.exec(this.text)?.[0] ?? '';
    const value = WORDS.get(word);
    if (value === undefined) return this.fail(`a value is wanted, found ${this.found()}`);
    this.at += word.length;
    return value;
  }

  private expect(mark: string): void {
    this.skip();
    if (this.text[this.at] !== mark) this.fail(`"${mark}" is wanted, found ${this.found()}`);
    this.at++;
  }

  private skip(): void {
    for (; this.at < this.text.length; this.at++) {
      const mark = this.text[this.at];
      if (mark === '\n') this.line++;
      else if (mark !== ' ' && mark !== '\t' && mark !== '\r') return;
    }
  }

  private found(): string {
    return this.at < this.text.length ? JSON.stringify(this.text[this.at]) : 'the end of the file';
  }

  private fail(reason: string): never {
    throw new JsonFault(this.line, reason);
  }
}
