/** What was seen of one side, for whoever looks at thousands of positions in which most of it is the same. */
import {
  isWounded,
  type Piece,
  placeOf,
  type Position,
  type Ruleset,
  type Seat,
  whereIs,
} from '@dungeon-twister/rules';
import type { Maps } from './maps.ts';
import { FEATURES } from './weights.ts';

/** From here on a way counts less: much will have changed before anybody has gone it. */
const FAR = 12;
const FAR_SHARE = 0.25;
/** What a point costs that nobody is on his way to bring. */
const MISSING = 18;
/** More runners than anybody has. */
const MOST_RUNNERS = 32;

/** What was seen of one side's figures, kept as long as none of them and no room moves. */
export class Side {
  /** The characters of the side, and where each of them was when it was looked at last. */
  readonly figures: Int32Array;
  private readonly seen: Int32Array;
  private maps: Maps | null = null;
  readonly features = new Float64Array(FEATURES.length);
  /** Those that are on their way in the order of their ways: what each costs, and the points that it brings. */
  readonly costs = new Float64Array(MOST_RUNNERS);
  readonly brings = new Float64Array(MOST_RUNNERS);
  runners = 0;
  /** How many lie wounded. */
  lying = 0;
  /** Where those stand whom nobody passes, as one number. */
  standing = 0;

  readonly seat: Seat;

  constructor({ pieces }: Ruleset, seat: Seat) {
    this.seat = seat;
    const figures: Piece[] = [];
    for (let piece = 0; piece < pieces.count; piece++)
      if (pieces.owner[piece] === seat && pieces.isCharacter[piece] === 1) figures.push(piece);
    this.figures = Int32Array.from(figures);
    this.seen = new Int32Array(figures.length);
  }

  /** Whether anything moved since it was asked last; everything is forgotten then. */
  hasChanged(p: Position, maps: Maps): boolean {
    const { figures, seen } = this;
    let changed = maps !== this.maps;
    for (let i = 0; i < figures.length; i++) {
      const piece = figures[i];
      const place = placeOf(p, piece);
      const now = (place >= 0 ? place : whereIs(p, piece)) * 2 + (isWounded(p, piece) ? 1 : 0);
      if (seen[i] === now) continue;
      seen[i] = now;
      changed = true;
    }
    if (!changed) return false;
    this.maps = maps;
    this.features.fill(0);
    this.runners = 0;
    this.standing = 0;
    this.lying = 0;
    return true;
  }

  /** Keeps the runners in the order of their ways. */
  enterRace(cost: number, brings: number): void {
    const { costs } = this;
    let i = Math.min(MOST_RUNNERS - 1, this.runners++);
    for (; i > 0 && costs[i - 1] > cost; i--) {
      costs[i] = costs[i - 1];
      this.brings[i] = this.brings[i - 1];
    }
    costs[i] = cost;
    this.brings[i] = brings;
  }

  /** The action points until it has so many points more, if nobody stops it. */
  clock(wanted: number): number {
    const to = Math.min(MOST_RUNNERS, this.runners);
    let sum = 0;
    let left = wanted;
    for (let i = 0; i < to && left > 0; i++) {
      const cost = this.costs[i];
      sum += Math.min(MISSING, cost > FAR ? FAR + FAR_SHARE * (cost - FAR) : cost);
      left -= this.brings[i];
    }
    return sum + Math.max(0, left) * MISSING;
  }
}
