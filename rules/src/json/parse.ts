/**
 * Reads JSON and keeps the line of every value, so that a fault in a file can be shown where it is.
 *
 * Written here because the message of `JSON.parse` differs from one engine to the next and names no line, and because
 * a key that stands twice is silently lost there: in a hand-written position that is a mistake worth telling.
 */
import type { Words } from '../vocabulary.ts';
import { numberFault } from './exact-number.ts';
import { faultAt } from './fault.ts';

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

/** Deeper than any file of ours; a bound, so that a hostile file cannot exhaust the stack. */
const MOST_DEPTH = 32;
const WORDS: ReadonlyMap<string, null | boolean> = new Map([
  ['null', null],
  ['true', true],
  ['false', false],
]);
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[a-z]+/y;

export const parseJson = (text: string): JsonNode => new Parser(text).document();

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
    if (this.at < this.text.length)
      this.missing({ en: 'nothing may follow the value', fr: 'rien ne doit suivre la valeur' });
    return node;
  }

  private value(depth: number): JsonNode {
    if (depth > MOST_DEPTH) this.fail({ en: 'nested too deeply', fr: 'trop d’imbrications' });
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
      if (this.text[this.at] !== '"')
        this.missing({ en: 'a key in quotes is wanted', fr: 'il faut une clé entre guillemets' });
      const key = this.string();
      if (fields.has(key))
        this.fail({
          en: `${JSON.stringify(key)} stands here twice`,
          fr: `${JSON.stringify(key)} est ici deux fois`,
        });
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
      if (mark !== ',' && mark !== end)
        this.missing({ en: `"," or "${end}" is wanted`, fr: `il faut "," ou "${end}"` });
      this.at++;
      if (mark === end) return;
    }
  }

  private string(): string {
    const from = this.at;
    let end = from + 1;
    while (end < this.text.length && this.text[end] !== '"' && this.text[end] !== '\n')
      end += this.text[end] === '\\' ? 2 : 1;
    if (this.text[end] !== '"') this.fail({ en: 'a text is not closed', fr: 'un texte n’est pas fermé' });
    this.at = end + 1;
    try {
      return JSON.parse(this.text.slice(from, this.at)) as string;
    } catch {
      return this.fail({
        en: 'a text holds a character that must be escaped',
        fr: 'un texte contient un caractère à échapper',
      });
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
    if (value === undefined) return this.missing({ en: 'a value is wanted', fr: 'il faut une valeur' });
    this.at += word.length;
    return value;
  }

  private expect(mark: string): void {
    this.skip();
    if (this.text[this.at] !== mark) this.missing({ en: `"${mark}" is wanted`, fr: `il faut "${mark}"` });
    this.at++;
  }

  private skip(): void {
    for (; this.at < this.text.length; this.at++) {
      const mark = this.text[this.at];
      if (mark === '\n') this.line++;
      else if (mark !== ' ' && mark !== '\t' && mark !== '\r') return;
    }
  }

  /** Something else stands here than should. */
  private missing(wanted: Words): never {
    const mark = this.at < this.text.length ? JSON.stringify(this.text[this.at]) : null;
    return this.fail({
      en: `${wanted.en}, found ${mark ?? 'the end of the file'}`,
      fr: `${wanted.fr}, trouvé : ${mark ?? 'la fin du fichier'}`,
    });
  }

  private fail(words: Words): never {
    return faultAt(this.line, words);
  }
}
