/** Something that somebody pasted or opened: a record or a position, as text or as JSON. */
import {
  type Departure,
  type GameRecord,
  LONGEST_FILE,
  notUtf8,
  parsePosition,
  parseRecord,
  type Position,
  type Unreadable,
} from '@dungeon-twister/rules';
import { bringWholeRules } from './whole-rules.ts';

bringWholeRules();

export type Found =
  | { readonly ok: true; readonly kind: 'position'; readonly position: Position }
  | {
      readonly ok: true;
      readonly kind: 'record';
      readonly record: GameRecord;
      /** Where a game of older rules leaves those of today; whoever opens it must be told. */
      readonly departed: Departure | null;
    };

export type NotFound =
  | { readonly ok: false; readonly kind: 'empty' | 'unknown' | 'tooLong' }
  | ({ readonly kind: 'position' | 'record' | 'notUtf8' } & Unreadable);

/** A file as it lies on the disk. */
export function readBytes(bytes: Uint8Array): Found | NotFound {
  const damage = notUtf8(bytes);
  return damage ? { ...damage, kind: 'notUtf8' } : readAny(new TextDecoder().decode(bytes));
}

export function readAny(text: string): Found | NotFound {
  if (text.trim() === '') return { ok: false, kind: 'empty' };
  if (text.length > LONGEST_FILE) return { ok: false, kind: 'tooLong' };
  const kind = kindOf(text);
  if (kind === null) return { ok: false, kind: 'unknown' };
  if (kind === 'position') {
    const read = parsePosition(text);
    return read.ok ? { ok: true, kind, position: read.position } : { ...read, kind };
  }
  const read = parseRecord(text);
  return read.ok ? { ok: true, kind, record: read.record, departed: read.departed } : { ...read, kind };
}

/** By what it calls itself. A record may contain a position, never the reverse. */
function kindOf(text: string): 'position' | 'record' | null {
  if (/dungeon[ -]twister[ -]record/i.test(text)) return 'record';
  return /dungeon[ -]twister[ -]position/i.test(text) ? 'position' : null;
}
