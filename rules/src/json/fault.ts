/**
 * What is wrong with a file: on which line, and in both languages. Readers throw it as they find it; where reading
 * began it is caught and comes back as a value.
 *
 * An author wants to hear of all faults at once. So a reader that can go on after a fault gathers them: every part is
 * read, and what was found is thrown together at the end.
 */
import type { Words } from '../vocabulary.ts';

/** One fault of a file. */
export interface LineFault {
  /** Counted from 1. Of a value that was not a text: the line in its usual two-space form. */
  readonly line: number;
  readonly words: Words;
}

/** A file that is not what it should be. */
export interface Unreadable {
  readonly ok: false;
  /** Of the first fault. */
  readonly line: number;
  /** The first fault in English. */
  readonly reason: string;
  /** The first fault in both languages. */
  readonly words: Words;
  /** All of them, the first included; of very many the first ones only. */
  readonly faults: readonly LineFault[];
  /** How many more there are than `faults` names. */
  readonly more: number;
}

/** Longer lists help nobody, and a hostile file could have any number of faults. */
export const MOST_FAULTS = 20;
/** A file with so many is not read to its end. */
const MOST_GATHERED = 1000;

/** Thrown while reading; holds one fault at least. */
export class FaultsFound extends Error {
  readonly faults: readonly LineFault[];

  constructor(faults: readonly LineFault[]) {
    super(faults[0]?.words.en);
    this.faults = faults;
  }
}

export function faultAt(line: number, words: Words): never {
  throw new FaultsFound([{ line, words }]);
}

/** Faults of parts that can be read without each other. */
export class Gathering {
  private readonly found: LineFault[] = [];

  get isEmpty(): boolean {
    return this.found.length === 0;
  }

  get count(): number {
    return this.found.length;
  }

  /** What was read, or null where it has a fault: whatever is never null by itself. */
  attempt<Found>(read: () => Found): Found | null {
    try {
      return read();
    } catch (thrown) {
      if (!(thrown instanceof FaultsFound)) throw thrown;
      for (const fault of thrown.faults) this.found.push(fault);
      if (this.found.length > MOST_GATHERED) this.finish();
      return null;
    }
  }

  /** What was read; where it has a fault there is nothing to go on with. */
  need<Found>(read: () => Found): Found {
    return (this.attempt(() => ({ found: read() })) ?? this.stop()).found;
  }

  /** Each item by itself; those with a fault are left out. */
  each<Item, Found>(items: Iterable<Item>, read: (item: Item, index: number) => Found): Found[] {
    const all: Found[] = [];
    let index = 0;
    for (const item of items) {
      const at = index++;
      this.attempt(() => all.push(read(item, at)));
    }
    return all;
  }

  /** Throws whatever was gathered. */
  finish(): void {
    if (this.found.length > 0) this.stop();
  }

  /** The same where there is nothing to go on with. */
  stop(): never {
    throw new FaultsFound([...this.found]);
  }
}

/** Reads each item; whatever is wrong with any of them is told together. */
export function readEach<Item, Found>(
  items: Iterable<Item>,
  read: (item: Item, index: number) => Found,
): Found[] {
  const gathering = new Gathering();
  const all = gathering.each(items, read);
  gathering.finish();
  return all;
}

/** Reads each part; whatever is wrong with any of them is told together. */
export function readAll<Parts extends object>(
  parts: {
    readonly [Key in keyof Parts]: () => Parts[Key];
  },
): Parts {
  const keys = Object.keys(parts) as (keyof Parts)[];
  return Object.fromEntries(readEach(keys, (key) => [key, parts[key]()])) as Parts;
}

/** Reads something that may fault; the faults come back as a value, each once, in the order of their lines. */
export function orUnreadable<Found extends { readonly ok: true }>(read: () => Found): Found | Unreadable {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof FaultsFound)) throw thrown;
    return unreadable(thrown.faults);
  }
}

/** Faults as the answer of a reader, in the order of their lines, each once. */
export function unreadable(found: readonly LineFault[]): Unreadable {
  const once = new Map(found.map((fault) => [`${fault.line} ${fault.words.en}`, fault]));
  // Those of one line stay as they were found.
  const faults = [...once.values()].sort((a, b) => a.line - b.line);
  const [{ line, words }] = faults;
  return {
    ok: false,
    line,
    reason: words.en,
    words,
    faults: faults.slice(0, MOST_FAULTS),
    more: Math.max(0, faults.length - MOST_FAULTS),
  };
}
