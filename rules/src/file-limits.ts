/**
 * What a position or a record may hold at most. Far more than any game has: a bound, so that no file can fill the
 * memory or keep a program busy for seconds. Told to people in docs/notation.md.
 */
import type { Words } from './vocabulary.ts';

/** Characters of a file; in a file of bytes there are never fewer bytes. */
export const LONGEST_FILE = 4_000_000;
/** Characters of a file of rooms or of a scenario: a text of megabytes is refused before anything is made of it. */
export const LONGEST_SCENARIO = 60_000;
/** Lines of a text in the notation. */
export const MOST_LINES = 250_000;
/** Actions, and clocks that ran out. */
export const MOST_DEEDS = 100_000;
export const MOST_COMMENTS = 10_000;
export const MOST_TAGS = 64;

const ofFile = (most: number, en: string, fr: string): Words => ({
  en: `a file has at most ${most} ${en}`,
  fr: `un fichier a au plus ${most} ${fr}`,
});
const ofRecord = (most: number, en: string, fr: string): Words => ({
  en: `a record has at most ${most} ${en}`,
  fr: `une partie a au plus ${most} ${fr}`,
});
export const TOO_LONG = ofFile(LONGEST_FILE, 'characters', 'caractères');
export const TOO_MANY_LINES = ofFile(MOST_LINES, 'lines', 'lignes');
export const TOO_MANY_DEEDS = ofRecord(MOST_DEEDS, 'actions', 'actions');
export const TOO_MANY_COMMENTS = ofRecord(MOST_COMMENTS, 'comments', 'commentaires');
export const TOO_MANY_TAGS = ofRecord(MOST_TAGS, 'tags', 'étiquettes');
