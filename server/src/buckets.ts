/** How much somebody may ask for: a bucket of tokens that fills again by and by. */
import type { Time } from './time.ts';

export interface BucketPlan {
  /** What may be asked at once. */
  readonly most: number;
  /** What comes back each second. */
  readonly perSecond: number;
}

export class Bucket {
  private readonly plan: BucketPlan;
  private readonly time: Time;
  private left: number;
  private since: number;

  constructor(plan: BucketPlan, time: Time) {
    this.plan = plan;
    this.time = time;
    this.left = plan.most;
    this.since = time.now();
  }

  /** Takes so much, if there is so much. */
  take(cost: number): boolean {
    this.fill();
    if (this.left < cost) return false;
    this.left -= cost;
    return true;
  }

  get isFull(): boolean {
    this.fill();
    return this.left >= this.plan.most;
  }

  private fill(): void {
    const now = this.time.now();
    const more = (Math.max(0, now - this.since) / 1000) * this.plan.perSecond;
    this.left = Math.min(this.plan.most, this.left + more);
    this.since = now;
  }
}
