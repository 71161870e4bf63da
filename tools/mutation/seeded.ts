/** A small seeded generator (mulberry32), so that a draw can be repeated from its seed. */
export type Draw = (below: number) => number;

/** Returns a function that draws a whole number from 0 up to, not including, `below`. */
export function seededDraw(seed: number): Draw {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Fisher and Yates, on a copy. */
export function shuffled<T>(items: readonly T[], draw: Draw): T[] {
  const pile = [...items];
  const drawn: T[] = [];
  while (pile.length > 0) drawn.push(...pile.splice(draw(pile.length), 1));
  return drawn;
}
