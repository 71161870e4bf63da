/**
 * Passphrases, recovery codes and the tokens of sessions. A passphrase is a person's own and poor: it is hashed slowly.
 * The others are random and long enough to be hashed quickly. None of them is kept.
 */
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import type Argon2 from '@node-rs/argon2';
import { fits, sha256 } from '../table/secrets.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_SIGNS = 16;
/** 160 bits, in groups that can be read out. */
const RECOVERY_SIGNS = 32;
const RECOVERY_GROUP = 4;
const TOKEN_BYTES = 32;

const drawSigns = (count: number): string =>
  Array.from(randomBytes(count), (byte) => LETTERS[byte % LETTERS.length]).join('');

export const drawId = (): string => drawSigns(ID_SIGNS);
export const drawToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** A recovery code as it is shown, once. */
export const drawRecovery = (): string =>
  (drawSigns(RECOVERY_SIGNS).match(new RegExp(`.{${RECOVERY_GROUP}}`, 'g')) ?? []).join('-');
export const hashRecovery = (shown: string): string => sha256(shown.replaceAll('-', ''));
export const fitsRecovery = (typed: string, hashed: string): boolean => fits(typed, hashed);

/** Thrown where more is asked for than the machine should compute. */
export class TooBusy extends Error {}

/** So many passphrases are hashed or wait for it; each takes 19 MiB and some hundredths of a second. */
const MOST_AT_ONCE = 16;
let under = 0;

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  if (under >= MOST_AT_ONCE) throw new TooBusy('too many passphrases at once');
  under++;
  try {
    return await work();
  } finally {
    under--;
  }
}

/** Loaded only where it is needed: it is a native library. */
const argon2 = (): typeof Argon2 => createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

/** argon2id with 19 MiB and two passes: what the library takes of itself, written down so that no update changes it. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

export const hashPassphrase = (passphrase: string): Promise<string> =>
  guarded(() => argon2().hash(passphrase, COST));

let nobodys: Promise<string> | null = null;

/** Whether it is his passphrase. For nobody it takes as long as for somebody: names cannot be tried out by the time. */
export async function fitsPassphrase(passphrase: string, hashed: string | null): Promise<boolean> {
  const against = hashed ?? (await (nobodys ??= hashPassphrase(drawToken())));
  const isHis = await guarded(() => argon2().verify(against, passphrase));
  return isHis && hashed !== null;
}
