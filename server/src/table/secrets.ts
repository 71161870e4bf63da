/**
 * Tokens, and how they are kept: only their hashes are, so whoever reads the file can sit nowhere.
 *
 * All tokens of a table follow from the key that its host made up, and from a salt of ours. So the same request to open
 * it gives the same links again, though we do not know them; and somebody's poor key is worth nothing without the salt.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Seat } from '@dungeon-twister/rules';

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

export const drawHex = (bytes: number): string => randomBytes(bytes).toString('hex');

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const TABLE_SIGNS = 16;

/** The table that a key opens. */
export function tableOfKey(key: string): string {
  const hash = createHash('sha256').update(`table ${key}`).digest();
  return Array.from({ length: TABLE_SIGNS }, (_, at) => LETTERS[(hash[at] ?? 0) % LETTERS.length]).join('');
}

const derived = (key: string, about: string): string =>
  createHmac('sha256', key).update(about).digest('base64url');

export const hostToken = (key: string, salt: string): string => derived(key, `host ${salt}`);

/** `generation` counts the links that a seat has had. */
export const seatToken = (host: string, salt: string, seat: Seat, generation: number): string =>
  derived(host, `seat ${seat} ${generation} ${salt}`);

/** The token of a seat that somebody takes himself, from a key that he made up. */
export const takenToken = (key: string, salt: string): string => derived(key, `take ${salt}`);

/** Compared without telling by its time how much was right. */
export function fits(token: string, hash: string): boolean {
  const [mine, theirs] = [Buffer.from(sha256(token)), Buffer.from(hash)];
  return mine.length === theirs.length && timingSafeEqual(mine, theirs);
}
