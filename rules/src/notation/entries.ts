/**
 * The form that positions and records share: a title, then entries `key: value`, each perhaps with a block of indented
 * lines below it. Lines that begin with `#` and empty lines say nothing.
 */
import { MOST_LINES, TOO_MANY_LINES } from '../file-limits.ts';
import { JsonFault } from '../json/parse.ts';

export interface Line {
  readonly text: string;
  /** Counted from 1. */
  readonly number: number;
}

export interface Entry {
  readonly key: string;
  readonly value: string;
  readonly line: number;
  readonly block: readonly Line[];
}

export const fail = (line: number, reason: string): never => {
  throw new JsonFault(line, reason);
};

export const linesOf = (text: string): Line[] => {
  // A file from another system, or one that an editor marked as UTF-8.
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, MOST_LINES + 1);
  if (lines.length > MOST_LINES) fail(lines.length, TOO_MANY_LINES.en);
  return lines.map((line, index) => ({ text: line.trimEnd(), number: index + 1 }));
};

const saysNothing = ({ text }: Line): boolean => text === '' || text.startsWith('#');

/** Takes the title off and checks it; answers the lines below. */
export function belowTitle(lines: readonly Line[], title: string): Line[] {
  const first = lines.findIndex((line) => !saysNothing(line));
  const found = lines[first];
  if (found?.text !== title) fail(found?.number ?? 1, `the first line must be "${title}"`);
  return lines.slice(first + 1);
}

const ENTRY = /^([^\s:][^:]*):\s*(.*)$/;

export function readEntries(lines: readonly Line[]): Entry[] {
  const entries: { key: string; value: string; line: number; block: Line[] }[] = [];
  for (const line of lines) {
    if (saysNothing(line)) continue;
    if (/^\s/.test(line.text)) {
      const last = entries.at(-1);
      if (!last) fail(line.number, 'an indented line belongs below a "key:"');
      else last.block.push(line);
      continue;
    }
    const found = ENTRY.exec(line.text);
    if (!found) fail(line.number, `"key: value" is wanted, found "${line.text}"`);
    else entries.push({ key: found[1].trimEnd(), value: found[2], line: line.number, block: [] });
  }
  return entries;
}

/** Entries by their keys. A key that stands twice is a fault, and so is one that nobody asked for. */
export class Entries {
  private readonly byKey = new Map<string, Entry>();
  private readonly asked = new Set<string>();
  /** Keys in small letters, and how they were written. */
  private readonly asWritten = new Map<string, string>();

  constructor(all: readonly Entry[]) {
    for (const entry of all) {
      if (this.byKey.has(entry.key)) fail(entry.line, `"${entry.key}" stands here for the second time`);
      this.byKey.set(entry.key, entry);
      this.asWritten.set(entry.key.toLowerCase(), entry.key);
    }
  }

  /** An entry by its key; capitals do not matter, except where the key is a piece. */
  take(key: string): Entry | null {
    const written = this.byKey.has(key) ? key : (this.asWritten.get(key) ?? key);
    this.asked.add(written);
    return this.byKey.get(written) ?? null;
  }

  /** A value without a block. */
  value(key: string): Entry | null {
    const entry = this.take(key);
    if (entry?.block[0]) fail(entry.block[0].number, `"${key}" has no lines below it`);
    return entry;
  }

  /** A block without a value. */
  block(key: string): Entry | null {
    const entry = this.take(key);
    if (entry && entry.value !== '') fail(entry.line, `what "${key}" says stands in the lines below it`);
    return entry;
  }

  /** Whatever was not asked for. */
  rest(): Entry[] {
    return [...this.byKey.values()].filter(({ key }) => !this.asked.has(key));
  }
}

/** The parts of a value that are divided by commas, each as its words. */
export const itemsOf = (value: string): string[][] =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => item.split(/\s+/));
