/** How often something may be tried under a name: a name's bucket, whether anybody has it or not. */
import type { Time } from '../time.ts';
import { Bucket, type BucketPlan } from '../buckets.ts';

/** So many are remembered; where more are tried, those that nobody has tried for longest are forgotten. */
const MOST_REMEMBERED = 10_000;

export class Throttle {
  private readonly plan: BucketPlan;
  private readonly time: Time;
  private readonly known = new Map<string, Bucket>();

  constructor(plan: BucketPlan, time: Time) {
    this.plan = plan;
    this.time = time;
  }

  take(name: string): boolean {
    const bucket = this.known.get(name) ?? new Bucket(this.plan, this.time);
    this.known.delete(name);
    this.known.set(name, bucket);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST_REMEMBERED) break;
      this.known.delete(oldest);
    }
    return bucket.take(1);
  }
}
