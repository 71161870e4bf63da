/** The server's time: the only one that counts at a table. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Set by the machine's clock once, and then run by one that nobody sets: whoever changes the machine's takes no time from anybody. */
export function steadyTime(): Time {
  const began = Date.now() - performance.now();
  return { now: () => Math.round(began + performance.now()) };
}
