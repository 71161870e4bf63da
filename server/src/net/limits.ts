/** What one socket and one address may do. Figures that a table of quick people does not reach, and a flood does. */
import type { OnlineName } from '@dungeon-twister/protocol';
import type { Time } from '../time.ts';
import { Bucket, type BucketPlan } from '../buckets.ts';

export interface NetLimits {
  readonly socket: BucketPlan;
  readonly address: BucketPlan;
  /** New tables of one address. */
  readonly tables: BucketPlan;
  /** New tables of one address that may stand in the lobby. */
  readonly listings: BucketPlan;
  /** What one address may say. */
  readonly words: BucketPlan;
  /** New sockets of one address, and how many at once. */
  readonly sockets: BucketPlan;
  /** What one address asks about accounts, and how many it registers. */
  readonly people: BucketPlan;
  readonly registrations: BucketPlan;
  readonly socketsAtOnce: number;
  readonly socketsInAll: number;
  /** So many requests beyond the limit end a conversation. */
  readonly patience: number;
  /** How long somebody may be silent before he greets, in milliseconds. */
  readonly greetingMs: number;
  /** Bytes that may wait for a slow reader. */
  readonly backlog: number;
  /** How often is asked whether somebody is still there, in milliseconds: whoever has not answered by the next time is gone. */
  readonly pingMs: number;
}

export const NET_LIMITS: NetLimits = {
  socket: { most: 60, perSecond: 15 },
  address: { most: 300, perSecond: 60 },
  tables: { most: 30, perSecond: 0.1 },
  listings: { most: 10, perSecond: 1 / 300 },
  words: { most: 10, perSecond: 0.5 },
  sockets: { most: 60, perSecond: 2 },
  people: { most: 30, perSecond: 0.5 },
  registrations: { most: 5, perSecond: 1 / 600 },
  socketsAtOnce: 40,
  socketsInAll: 5000,
  patience: 100,
  greetingMs: 10_000,
  backlog: 2 ** 20,
  pingMs: 15_000,
};

/** What a request costs: what makes the server read or compute much costs more. */
const COSTS: Readonly<Partial<Record<OnlineName, number>>> = {
  open: 10,
  join: 5,
  story: 5,
  record: 10,
  lobby: 5,
  take: 5,
  pair: 10,
};
export const costOf = (name: OnlineName): number => COSTS[name] ?? 1;

/** What is known of an address. */
export interface AddressNow {
  readonly requests: Bucket;
  readonly tables: Bucket;
  readonly listings: Bucket;
  readonly words: Bucket;
  readonly sockets: Bucket;
  open: number;
}

/** Addresses that somebody came from lately. Those of whom nothing is left to remember are forgotten. */
export class Addresses {
  private readonly limits: NetLimits;
  private readonly time: Time;
  private readonly known = new Map<string, AddressNow>();

  constructor(limits: NetLimits, time: Time) {
    this.limits = limits;
    this.time = time;
  }

  get size(): number {
    return this.known.size;
  }

  of(address: string): AddressNow {
    const { limits, time } = this;
    const found = this.known.get(address) ?? {
      requests: new Bucket(limits.address, time),
      tables: new Bucket(limits.tables, time),
      listings: new Bucket(limits.listings, time),
      words: new Bucket(limits.words, time),
      sockets: new Bucket(limits.sockets, time),
      open: 0,
    };
    this.known.set(address, found);
    return found;
  }

  forget(): void {
    for (const [address, { open, requests, tables, listings, words, sockets }] of this.known)
      if (open === 0 && [requests, tables, listings, words, sockets].every(({ isFull }) => isFull))
        this.known.delete(address);
  }
}
