/**
 * What is said to an author about a file: a fault, because of which it cannot be played, or a remark about something
 * that can be played and is perhaps not meant. Both name the line and speak both languages.
 */
import type { Unreadable } from '../json/cursor.ts';
import type { Words } from '../vocabulary.ts';

/** A file that cannot be played; the reason is that of the English words. */
export interface FileFault extends Unreadable {
  readonly words: Words;
}

export interface Remark {
  readonly line: number;
  readonly words: Words;
}

/** Thrown inside the readers only, so that each of them can stop at the first fault; it never leaves `attempt`. */
class AuthorFault extends Error {
  readonly line: number;
  readonly words: Words;

  constructor(line: number, words: Words) {
    super(words.en);
    this.line = line;
    this.words = words;
  }
}

export function fault(line: number, en: string, fr: string): never {
  throw new AuthorFault(line, { en, fr });
}

/** What was read, or the first fault as a value. */
export function attempt<Found extends { readonly ok: true }>(read: () => Found): Found | FileFault {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof AuthorFault)) throw thrown;
    return { ok: false, line: thrown.line, reason: thrown.words.en, words: thrown.words };
  }
}
