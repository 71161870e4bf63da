/** Reads what a record says about its game besides the game itself. */
import { MOST_COMMENTS, MOST_TAGS, TOO_MANY_COMMENTS, TOO_MANY_TAGS } from '../file-limits.ts';
import type { Cursor } from '../json/cursor.ts';
import type { Table } from '../position/table.ts';
import type { About, Comment } from './record.ts';

const LONGEST_NAME = 200;
export const LONGEST_TEXT = 2000;
const TAG = /^[A-Za-z][A-Za-z0-9 -]{0,39}$/;
/** SHA-256. */
const HASH_DIGITS = 64;
/** 128 bits. */
const SALT_DIGITS = 32;

/** A text without spaces around it: an editor might take them away, and the record would be another. */
function trimmed(cursor: Cursor, longest: number): string {
  const text = cursor.text(longest);
  return text === text.trim() ? text : cursor.fail('must not begin or end with a space');
}

export function readAbout(root: Cursor, table: Table, deeds: number): About {
  return {
    players: readNames(root.maybe('players'), table),
    seedHash: readDigits(root.maybe('seedHash'), HASH_DIGITS),
    seedSalt: readDigits(root.maybe('seedSalt'), SALT_DIGITS),
    seed: root.maybe('seed')?.text(LONGEST_TEXT) ?? null,
    tags: readTags(root.maybe('tags')),
    comments: readComments(root.maybe('comments'), deeds),
  };
}

function readDigits(cursor: Cursor | null, digits: number): string | null {
  if (!cursor) return null;
  const text = cursor.text(LONGEST_TEXT);
  return text.length === digits && /^[0-9a-f]+$/.test(text)
    ? text
    : cursor.fail(`${digits} hexadecimal digits are wanted`);
}

function readNames(cursor: Cursor | null, table: Table): About['players'] {
  return cursor?.items(table.seats).map((name) => (name.isNull ? null : trimmed(name, LONGEST_NAME))) ?? [];
}

function readTags(cursor: Cursor | null): About['tags'] {
  const tags: Record<string, string> = {};
  if (cursor && cursor.keys().length > MOST_TAGS) cursor.fail(TOO_MANY_TAGS.en);
  for (const name of cursor?.keys() ?? []) {
    const value = cursor?.field(name);
    if (!TAG.test(name)) value?.fail('a tag is named by up to 40 letters, digits, spaces and dashes');
    tags[name] = value ? trimmed(value, LONGEST_TEXT) : '';
  }
  return tags;
}

function readComments(cursor: Cursor | null, deeds: number): Comment[] {
  const comments: Comment[] = [];
  // Counted before a cursor is made for each.
  if (cursor?.node.kind === 'list' && cursor.node.items.length > MOST_COMMENTS)
    cursor.fail(TOO_MANY_COMMENTS.en);
  for (const item of cursor?.items() ?? []) {
    const at = item.record(['after', 'text']);
    const after = at.after.integer(0, deeds);
    if (after < (comments.at(-1)?.after ?? 0)) at.after.fail('comments stand in the order of the game');
    comments.push({ after, text: trimmed(at.text, LONGEST_TEXT) });
  }
  return comments;
}
