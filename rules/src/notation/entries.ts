/**
 * The form that positions and records share: a title, then entries `key: value`, each perhaps with a block of indented
 * lines below it. Lines that begin with `#` and empty lines say nothing.
 */
import { MOST_LINES, TOO_MANY_LINES } from '../file-limits.ts';
import { faultAt, type Gathering } from '../json/fault.ts';
import type { Words } from '../vocabulary.ts';

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

export const fail: (line: number, words: Words) => never = faultAt;

export const linesOf = (text: string): Line[] => {
  // A file from another system, or one that an editor marked as UTF-8.
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, MOST_LINES + 1);
  if (lines.length > MOST_LINES) fail(lines.length, TOO_MANY_LINES);
  return lines.map((line, index) => ({ text: line.trimEnd(), number: index + 1 }));
};

const saysNothing = ({ text }: Line): boolean => text === '' || text.startsWith('#');

/** Takes the title off and checks it; answers the lines below. */
export function belowTitle(lines: readonly Line[], title: string): Line[] {
  const first = lines.findIndex((line) => !saysNothing(line));
  const found = lines[first];
  if (found?.text !== title)
    fail(found?.number ?? 1, {
      en: `the first line must be "${title}"`,
      fr: `la première ligne doit être « ${title} »`,
    });
  return lines.slice(first + 1);
}

const ENTRY = /^([^\s:][^:]*):\s*(.*)$/;

/** A line that belongs nowhere is a fault; the others are read nevertheless. */
export function readEntries(lines: readonly Line[], gathering: Gathering): Entry[] {
  const entries: { key: string; value: string; line: number; block: Line[] }[] = [];
  let block: Line[] | null = null;
  gathering.each(lines, (line) => {
    if (saysNothing(line)) return;
    if (/^\s/.test(line.text)) {
      if (!block)
        fail(line.number, {
          en: 'an indented line belongs below a "key:"',
          fr: 'une ligne en retrait va sous une « clé: »',
        });
      else block.push(line);
      return;
    }
    // What stands below a line that is none goes with it.
    block = [];
    const found = ENTRY.exec(line.text);
    if (!found)
      fail(line.number, {
        en: `"key: value" is wanted, found "${line.text}"`,
        fr: `il faut « clé: valeur », trouvé : « ${line.text} »`,
      });
    else entries.push({ key: found[1].trimEnd(), value: found[2], line: line.number, block });
  });
  return entries;
}

/** Entries by their keys. A key that stands twice is a fault, and so is one that nobody asked for. */
export class Entries {
  private readonly byKey = new Map<string, Entry>();
  private readonly asked = new Set<string>();
  /** Keys in small letters, and how they were written. */
  private readonly asWritten = new Map<string, string>();
  private readonly faulty = new Set<string>();

  /** Where the faults of all entries go. */
  readonly gathering: Gathering;

  constructor(all: readonly Entry[], gathering: Gathering) {
    this.gathering = gathering;
    gathering.each(all, (entry) => {
      if (this.byKey.has(entry.key))
        fail(entry.line, {
          en: `"${entry.key}" stands here for the second time`,
          fr: `« ${entry.key} » est ici pour la deuxième fois`,
        });
      this.byKey.set(entry.key, entry);
      this.asWritten.set(entry.key.toLowerCase(), entry.key);
    });
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
    const below = entry?.block[0];
    if (below)
      this.gathering.attempt(() =>
        fail(below.number, {
          en: `"${key}" has no lines below it`,
          fr: `« ${key} » n’a pas de lignes en dessous`,
        }),
      );
    return entry;
  }

  /** A block without a value. */
  block(key: string): Entry | null {
    const entry = this.take(key);
    if (entry && entry.value !== '')
      this.gathering.attempt(() =>
        fail(entry.line, {
          en: `what "${key}" says stands in the lines below it`,
          fr: `ce que dit « ${key} » va dans les lignes en dessous`,
        }),
      );
    return entry;
  }

  /** Reads the value of a key; the usual where there is none, and where it has a fault. */
  read<Found>(key: string, usual: Found, read: (entry: Entry) => Found): Found {
    const entry = this.value(key);
    return (entry && this.watched(key, () => this.gathering.attempt(() => read(entry)))) ?? usual;
  }

  /** Reads something of a key; whether that has a fault is remembered. */
  watched<Found>(key: string, read: () => Found): Found {
    const before = this.gathering.count;
    const found = read();
    if (this.gathering.count > before) this.faulty.add(key);
    return found;
  }

  /** Whether a key is there and not all that it says was understood. */
  isFaulty(key: string): boolean {
    return this.faulty.has(key);
  }

  has(key: string): boolean {
    return this.byKey.has(key) || this.asWritten.has(key);
  }

  /** All of them, asked for or not. */
  all(): Entry[] {
    return [...this.byKey.values()];
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
