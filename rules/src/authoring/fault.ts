/** What is said to an author about something in a file that can be played and is perhaps not meant, in which line. */
import type { LineFault } from '../json/fault.ts';
import type { Words } from '../vocabulary.ts';

/** Something in a file that can be played and is perhaps not meant. */
export type Remark = LineFault;

export const remark = (line: number, words: Words): Remark => ({ line, words });
