/** Chance from a seed, so that a game that fails can be played again. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Everything that the page draws by lot is the same in every run; only the bots think for themselves. */
export const SEEDED = `(${function seeded() {
  const chance = ((): (() => number) => {
    let state = 7;
    return () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
  })();
  Math.random = chance;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      bytes.forEach((_byte, index) => (bytes[index] = Math.floor(chance() * 256)));
    }
    return array;
  };
}.toString()})()`;

/** Opponents neither wait nor linger: for games that are played through, not looked at. */
export const QUICK = `(${function quick() {
  try {
    localStorage.setItem('steps', 'off');
    localStorage.setItem('pace', 'fast');
  } catch {
    // A page without a store, as the empty one.
  }
}.toString()})()`;
