/**
 * Plans that end with a combat, whose outcome nobody knows yet, and what the rest of the turn is worth after it.
 *
 * That is what the points that are left would gain if they were spent quietly: it is known only when all quiet plans have
 * been looked at. With one price for every point, somebody whose points gain little attacked for its own sake, as often
 * as there were points, for each attack left so much of the turn unspent.
 */
import { isDecided } from '../evaluate/evaluate.ts';
import type { BestPlans, Finding } from './best-plans.ts';
import { Heap } from './heap.ts';

/** More action points than any turn has, a potion included. */
const MOST_POINTS = 32;

/** The most that was gained quietly with so many action points. */
export class QuietGains {
  private readonly first: number;
  private readonly gains = new Float64Array(MOST_POINTS);

  /** What the position is worth in which the turn is planned. */
  constructor(first: number) {
    this.first = first;
  }

  note(used: number, value: number): void {
    // Whoever can win quietly does that, and nothing before it.
    if (isDecided(value)) return;
    const at = bounded(used);
    if (value - this.first > this.gains[at]) this.gains[at] = value - this.first;
  }

  /**
   * What the points that are left add to what those could that are spent, and no more than their share of all: the last
   * point of a turn often gains nothing by itself, and yet it is not for nothing.
   */
  ofRest(used: number, left: number): number {
    const spent = bounded(used);
    const all = bounded(used + left);
    let [before, after, most, ofPoints] = [0, 0, 0, 1];
    for (let points = 0; points < MOST_POINTS; points++) {
      const gain = this.gains[points];
      if (points <= spent) before = Math.max(before, gain);
      if (points <= all) after = Math.max(after, gain);
      if (gain > most) [most, ofPoints] = [gain, Math.max(1, points)];
    }
    return Math.min(after - before, (left * most) / ofPoints);
  }
}

const bounded = (points: number): number => Math.max(0, Math.min(MOST_POINTS - 1, points));

/** A plan without what the rest of the turn is worth: the points that it spends, and those that it leaves. */
export interface Open extends Finding {
  readonly used: number;
  readonly left: number;
}

export class OpenPlans {
  private readonly most: number;
  /** What a point is taken for that is left, until more is known. */
  private readonly usual: number;
  private readonly heap = new Heap<{ readonly open: Open; readonly guess: number }>(
    (a, b) => a.guess < b.guess,
  );

  constructor(most: number, usual: number) {
    this.most = most;
    this.usual = usual;
  }

  add(open: Open): void {
    this.heap.keep({ open, guess: open.value + this.usual * open.left }, this.most);
  }

  /** Adds all of them to the plans, with what the rest of the turn is worth. */
  settle(gains: QuietGains, plans: BestPlans): void {
    for (const { open } of this.heap.all) {
      const rest = gains.ofRest(open.used, open.left);
      plans.add({ ...open, value: open.value + rest, open: open.open + rest });
    }
  }
}
