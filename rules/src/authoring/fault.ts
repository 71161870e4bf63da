/**
 * What is said to an author about a file: a fault, because of which it cannot be played, or a remark about something
 * that can be played and is perhaps not meant. Both name the line and speak both languages.
 */
import { faultAt, type LineFault } from '../json/fault.ts';

/** Something in a file that can be played and is perhaps not meant. */
export type Remark = LineFault;

export function fault(line: number, en: string, fr: string): never {
  return faultAt(line, { en, fr });
}

export const remark = (line: number, en: string, fr: string): Remark => ({ line, words: { en, fr } });
