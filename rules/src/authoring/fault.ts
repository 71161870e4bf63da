/**
 * What is said to an author about a file: a fault, because of which it cannot be played, or a remark about something
 * that can be played and is perhaps not meant. Both name the line and speak both languages.
 */
import { faultAt, orUnreadable, type Unreadable } from '../json/fault.ts';
import type { Words } from '../vocabulary.ts';

/** A file that cannot be played. */
export type FileFault = Unreadable;

/** Something in a file that can be played and is perhaps not meant. */
export interface Remark {
  readonly line: number;
  readonly words: Words;
}

export function fault(line: number, en: string, fr: string): never {
  return faultAt(line, { en, fr });
}

/** What was read, or the faults as a value. */
export const attempt: <Found extends { readonly ok: true }>(read: () => Found) => Found | FileFault =
  orUnreadable;
