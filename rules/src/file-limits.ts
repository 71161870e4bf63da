/**
 * What a position or a record may hold at most. Far more than any game has: a bound, so that no file can fill the
 * memory or keep a program busy for seconds. Told to people in docs/notation.md.
 */
import type { Words } from './vocabulary.ts';

/** Characters of a file; in a file of bytes there are never fewer bytes. */
export const LONGEST_FILE = 4_000_000;
/** Lines of a text in the notation. */
export const MOST_LINES = 250_000;
/** Actions, and clocks that ran out. */
export const MOST_DEEDS = 100_000;
export const MOST_COMMENTS = 10_000;
export const MOST_TAGS = 64;

export const TOO_LONG: Words = {
  en: `a file has at most ${LONGEST_FILE} characters`,
  fr: `un fichier a au plus ${LONGEST_FILE} caractères`,
};
export const TOO_MANY_LINES: Words = {
  en: `a file has at most ${MOST_LINES} lines`,
  fr: `un fichier a au plus ${MOST_LINES} lignes`,
};
export const TOO_MANY_DEEDS: Words = {
  en: `a record has at most ${MOST_DEEDS} actions`,
  fr: `une partie a au plus ${MOST_DEEDS} actions`,
};
export const TOO_MANY_COMMENTS: Words = {
  en: `a record has at most ${MOST_COMMENTS} comments`,
  fr: `une partie a au plus ${MOST_COMMENTS} commentaires`,
};
export const TOO_MANY_TAGS: Words = {
  en: `a record has at most ${MOST_TAGS} tags`,
  fr: `une partie a au plus ${MOST_TAGS} étiquettes`,
};
