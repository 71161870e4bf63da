/** A clock that a test sets. */
import type { Time } from '../src/time.ts';

export class SetTime implements Time {
  at: number;

  constructor(at = 1_790_000_000_000) {
    this.at = at;
  }

  now(): number {
    return this.at;
  }

  pass(ms: number): void {
    this.at += ms;
  }
}
