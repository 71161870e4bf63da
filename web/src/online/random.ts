/** Chance that nobody can guess. A page that came over plain http has `getRandomValues` and nothing more. */

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

export const randomHex = (count: number): string =>
  Array.from(bytes(count), (byte) => byte.toString(16).padStart(2, '0')).join('');

const KEY_BYTES = 32;
const PART_BYTES = 16;

/** What opens a table: 256 bits in base64url. */
export const newKey = (): string =>
  btoa(String.fromCharCode(...bytes(KEY_BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** What somebody adds to a deal. */
export const newPart = (): string => randomHex(PART_BYTES);
