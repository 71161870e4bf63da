/**
 * An equality key: equal positions have equal keys, and different ones different keys with overwhelming probability.
 *
 * Computed from the integers whenever somebody asks. A key kept up to date beside the position would have to be
 * corrected by every line that writes to it; one forgotten line and it drifts. This one cannot, and reading some 150
 * integers costs less than performing an action (docs/decisions/0006-keys-on-demand.md).
 */
import type { Position } from './position.ts';
import type { Ruleset } from './ruleset.ts';

/** Sixteen hexadecimal digits: two hashes of 32 bits that mix differently. */
export function keyOf(position: Position): string {
  const { data, ruleset } = position;
  const seed = tableSeed(ruleset);
  let a = seed ^ data.length;
  let b = Math.imul(seed, 0x27d4eb2f) ^ 0x165667b1;
  for (let i = 0; i < data.length; i++) {
    let word = Math.imul(data[i], 0xcc9e2d51);
    word = Math.imul((word << 15) | (word >>> 17), 0x1b873593);
    a ^= word;
    a = (Math.imul((a << 13) | (a >>> 19), 5) + 0xe6546b64) | 0;
    b = (b + Math.imul(data[i], 0xc2b2ae3d)) | 0;
    b = Math.imul((b << 17) | (b >>> 15), 0x9e3779b1);
  }
  return hexOf(finished(a, 0x85ebca6b, 0xc2b2ae35)) + hexOf(finished(b, 0x85ebca77, 0xc2b2ae3d));
}

/** Whether two positions are the same in every integer, of games with the same options. */
export function samePosition(a: Position, b: Position): boolean {
  if (a.ruleset !== b.ruleset && canonical(a.ruleset.options) !== canonical(b.ruleset.options)) return false;
  if (a.data.length !== b.data.length) return false;
  for (let i = 0; i < a.data.length; i++) if (a.data[i] !== b.data[i]) return false;
  return true;
}

/** Lets every bit of a hash depend on every other. */
function finished(hash: number, first: number, second: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), first);
  mixed = Math.imul(mixed ^ (mixed >>> 13), second);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const hexOf = (word: number): string => word.toString(16).padStart(8, '0');

/** What the options of a game add to its keys; the same for every position of a table, so it is kept. */
const seeds = new WeakMap<Ruleset, number>();

function tableSeed(ruleset: Ruleset): number {
  const known = seeds.get(ruleset);
  if (known !== undefined) return known;
  const text = canonical(ruleset.options);
  let seed = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) seed = Math.imul(seed ^ text.charCodeAt(i), 0x01000193);
  seeds.set(ruleset, seed);
  return seed;
}

/** JSON with sorted keys: the order in which options or the fields of an action were written means nothing. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
