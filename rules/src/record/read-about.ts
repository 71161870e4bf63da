/** Reads what a record says about its game besides the game itself. */
import { MOST_COMMENTS, MOST_TAGS, TOO_MANY_COMMENTS, TOO_MANY_TAGS } from '../file-limits.ts';
import type { Cursor } from '../json/cursor.ts';
import { readAll, readEach } from '../json/fault.ts';
import type { Ruleset } from '../model/ruleset.ts';
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
  return text === text.trim()
    ? text
    : cursor.fail({
        en: 'must not begin or end with a space',
        fr: 'ne doit ni commencer ni finir par une espace',
      });
}

export const readAbout = (root: Cursor, ruleset: Ruleset, deeds: number): About =>
  readAll<About>({
    players: () => readNames(root.maybe('players'), ruleset),
    seedHash: () => readDigits(root.maybe('seedHash'), HASH_DIGITS),
    seedSalt: () => readDigits(root.maybe('seedSalt'), SALT_DIGITS),
    seed: () => root.maybe('seed')?.text(LONGEST_TEXT) ?? null,
    tags: () => readTags(root.maybe('tags')),
    comments: () => readComments(root.maybe('comments'), deeds),
  });

function readDigits(cursor: Cursor | null, digits: number): string | null {
  if (!cursor) return null;
  const text = cursor.text(LONGEST_TEXT);
  return text.length === digits && /^[0-9a-f]+$/.test(text)
    ? text
    : cursor.fail({
        en: `${digits} hexadecimal digits are wanted`,
        fr: `il faut ${digits} chiffres hexadécimaux`,
      });
}

const readNames = (cursor: Cursor | null, ruleset: Ruleset): About['players'] =>
  readEach(cursor?.items(ruleset.seats) ?? [], (name) => (name.isNull ? null : trimmed(name, LONGEST_NAME)));

function readTags(cursor: Cursor | null): About['tags'] {
  const tags: Record<string, string> = {};
  if (cursor && cursor.keys().length > MOST_TAGS) cursor.fail(TOO_MANY_TAGS);
  readEach(cursor?.keys() ?? [], (name) => {
    const value = cursor?.field(name);
    if (!TAG.test(name))
      value?.fail({
        en: 'a tag is named by up to 40 letters, digits, spaces and dashes',
        fr: 'le nom d’une étiquette a au plus 40 lettres, chiffres, espaces et tirets',
      });
    tags[name] = value ? trimmed(value, LONGEST_TEXT) : '';
  });
  return tags;
}

function readComments(cursor: Cursor | null, deeds: number): Comment[] {
  // Counted before a cursor is made for each.
  if (cursor?.node.kind === 'list' && cursor.node.items.length > MOST_COMMENTS)
    cursor.fail(TOO_MANY_COMMENTS);
  let before = 0;
  return readEach(cursor?.items() ?? [], (item) => {
    const at = item.record(['after', 'text']);
    const after = at.after.integer(0, deeds);
    if (after < before)
      at.after.fail({
        en: 'comments stand in the order of the game',
        fr: 'les commentaires suivent l’ordre de la partie',
      });
    before = after;
    return { after, text: trimmed(at.text, LONGEST_TEXT) };
  });
}
