/**
 * A fixed loop of integer arithmetic, timed in the same run as everything else.
 *
 * Figures from different machines, or from one machine on a busy day, can be compared only as ratios to it.
 */
const STEPS_IN_ONE_GO = 2_000_000;

/** Ends up in the report, so that no compiler can find out that nobody needs the result. */
let state = 0x9e3779b9;

/** Goes round the loop a fixed number of times; answers how many millions of steps that were. */
export function calibrate(): number {
  let x = state;
  for (let i = 0; i < STEPS_IN_ONE_GO; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    x = Math.imul(x, 0x2c1b3c6d) + i;
  }
  state = x;
  return STEPS_IN_ONE_GO / 1e6;
}

export const calibrationResult = (): number => state;
