/** Timing: how much of something is done in a second, again and again, and the middle of what came out. */

/** Repeats some work for a while. `work` answers how much it did; the answer here is how much that is per second. */
export function perSecond(work: () => number, milliseconds: number): number {
  const start = performance.now();
  const end = start + milliseconds;
  let done = 0;
  let now = start;
  while (now < end) {
    done += work();
    now = performance.now();
  }
  return (done * 1000) / (now - start);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Two series that were measured in turns: the middle of their ratios round by round, which a busy minute cannot bend. */
export const medianRatio = (above: readonly number[], below: readonly number[]): number =>
  median(above.map((value, round) => value / (below[round] ?? Number.NaN)));
