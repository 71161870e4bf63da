/** Positions and records in whichever form they come: JSON, or the text of the notation. */
import { LONGEST_FILE, TOO_LONG } from '../file-limits.ts';
import { type Unreadable, unreadable } from '../json/fault.ts';
import { type ReadPosition, readPosition } from '../position-json/read.ts';
import { readRecord, type ReadRecord, type Replaying } from '../record/read-record.ts';
import { readPositionText } from './position-text/read.ts';
import { readRecordText } from './record-text/read.ts';

const isJson = (text: string): boolean => /^[\s\uFEFF]*[{[]/.test(text);

/** Before anything is made of it: a text of megabytes would be many times as large in pieces. */
const tooLong = (text: string): Unreadable | null =>
  text.length > LONGEST_FILE ? unreadable([{ line: 1, words: TOO_LONG }]) : null;

/** Reads a position, whether it is text or JSON. */
export const parsePosition = (text: string): ReadPosition | Unreadable =>
  tooLong(text) ?? (isJson(text) ? readPosition(text) : readPositionText(text));

/** Reads a record by playing it again. */
export const parseRecord = (text: string, replaying: Replaying = {}): ReadRecord | Unreadable =>
  tooLong(text) ?? (isJson(text) ? readRecord(text, replaying) : readRecordText(text, replaying));
