/**
 * Seeds, and how one binds oneself to a seed before a game without telling it.
 *
 * A drawn seed has 128 bits, so its hash tells nothing. One that somebody gave may be a word that can be guessed: trying
 * words would find it from its hash, and with it the whole deal. It is hashed with a salt, which is told with the seed.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { About } from '@dungeon-twister/rules';

const BYTES = 16;

/** 128 random bits in hexadecimal digits: a seed, or a salt. */
export const drawBits = (): string => randomBytes(BYTES).toString('hex');

export const hashOfSeed = (seed: string, salt: string | null): string =>
  createHash('sha256')
    .update(`${salt ?? ''}${seed}`, 'utf8')
    .digest('hex');

export interface SeedOfGame extends Pick<About, 'seedSalt'> {
  readonly seed: string;
  readonly seedHash: string;
}

/** The seed that was given, or one that is drawn. */
export function seedFor(given: string | undefined, draw: () => string = drawBits): SeedOfGame {
  const seed = given ?? draw();
  const seedSalt = given === undefined ? null : draw();
  return { seed, seedSalt, seedHash: hashOfSeed(seed, seedSalt) };
}
