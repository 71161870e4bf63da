/** Positions and records in whichever form they come: JSON, or the text of the notation. */
import type { GameListener } from '../game.ts';
import type { Unreadable } from '../json/fault.ts';
import { type ReadPosition, readPosition } from '../position/read.ts';
import { readRecord, type ReadRecord } from '../record/read-record.ts';
import { readPositionText } from './position-text/read.ts';
import { readRecordText } from './record-text/read.ts';

const isJson = (text: string): boolean => /^[\s\uFEFF]*[{[]/.test(text);

export const parsePosition = (text: string): ReadPosition | Unreadable =>
  isJson(text) ? readPosition(text) : readPositionText(text);

/** The listener hears the whole game anew. */
export const parseRecord = (text: string, listener?: GameListener): ReadRecord | Unreadable =>
  isJson(text) ? readRecord(text, listener) : readRecordText(text, listener);
