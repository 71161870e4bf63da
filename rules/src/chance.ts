/**
 * Chance: a seeded generator, so that the same seed always lays the same labyrinth. Drawn only at set-up.
 *
 * A seed is a text of any length; a public game should use at least 128 random bits. The four words of the
 * generator (xoshiro128**) come from a hash of the text.
 */
import { invariant } from './vocabulary.ts';

/** A seeded generator: the same seed always gives the same numbers. */
export class Chance {
  private readonly state = new Int32Array(4);

  constructor(seed: string) {
    let hash = 0x811c9dc5 ^ seed.length;
    const mix = (value: number): void => {
      hash = Math.imul(hash ^ value, 0x01000193);
      hash ^= hash >>> 15;
    };
    for (let i = 0; i < seed.length; i++) mix(seed.charCodeAt(i));
    for (let i = 0; i < 4; i++) {
      // Every word depends on the whole text once more, from the other end.
      for (let k = seed.length - 1; k >= 0; k--) mix(seed.charCodeAt(k) + i);
      mix(i + 1);
      this.state[i] = hash;
    }
    if (this.state.every((word) => word === 0)) this.state[0] = 1;
    for (let i = 0; i < 16; i++) this.next();
  }

  /** The next 32 bits, as a number from 0 to 2^32 - 1. */
  next(): number {
    const s = this.state;
    const rotated = Math.imul(s[1], 5);
    const result = Math.imul((rotated << 7) | (rotated >>> 25), 9);
    const shifted = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = (s[3] << 11) | (s[3] >>> 21);
    return result >>> 0;
  }

  /** A whole number below `limit`, every one equally likely. */
  below(limit: number): number {
    invariant(limit > 0, () => `nothing to draw from ${limit}`);
    const fair = 2 ** 32 - (2 ** 32 % limit);
    for (;;) {
      const drawn = this.next();
      if (drawn < fair) return drawn % limit;
    }
  }

  /** The same things in random order. */
  shuffled<T>(things: readonly T[]): T[] {
    const order = [...things];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
  }
}
