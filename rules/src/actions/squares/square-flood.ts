/**
 * How far a figure gets: a flood of places around one, for the load it has at that point of its way.
 *
 * A move with two handlings of loads needs three floods, one after the other; each has its own instance.
 */
import { BARRED } from '../../model/ground.ts';
import type { Position } from '../../model/position.ts';
import type { Place } from '../../vocabulary.ts';
import type { SquareWalk } from './square-step.ts';

export class SquareFlood {
  /** The places reached, nearest first. */
  readonly order: Int16Array;
  /** Steps to a place, or -1. */
  readonly distance: Int8Array;
  private readonly from: Int16Array;
  count = 0;
  /** The nearest square by which the mover would leave the labyrinth, or -1. */
  exit: Place = -1;
  private walk!: SquareWalk;

  constructor(places: number) {
    this.order = new Int16Array(places);
    this.distance = new Int8Array(places).fill(-1);
    this.from = new Int16Array(places);
  }

  flood(walk: SquareWalk, origin: Place, steps: number): void {
    this.walk = walk;
    const { order, distance, from } = this;
    const { terrain, occupancy } = walk.position.ruleset;
    const { neighbour, clear } = terrain;
    const { first } = occupancy;
    for (let i = 0; i < this.count; i++) distance[order[i]] = -1;
    order[0] = origin;
    distance[origin] = 0;
    from[origin] = -1;
    let count = 1;
    this.exit = -1;
    for (let head = 0; head < count; head++) {
      const place = order[head];
      const walked = distance[place];
      if (walked >= steps) break;
      const firstEdge = place * 4;
      for (let edge = firstEdge; edge < firstEdge + 4; edge++) {
        // Most steps go to an empty square with nothing between: they are taken without asking why not.
        const free = clear[edge];
        if (free === BARRED) continue;
        if (free >= 0 && first[free] < 0) {
          if (distance[free] >= 0) continue;
          distance[free] = walked + 1;
          from[free] = place;
          order[count++] = free;
          continue;
        }
        const to = neighbour[edge];
        if (distance[to] >= 0 || walk.stepRefusal(place, edge - firstEdge) !== null) continue;
        if (walk.isExit(to)) {
          // Whoever enters is gone at once: the nearest such square stands for all of them.
          if (this.exit >= 0) continue;
          this.exit = to;
          from[to] = place;
          continue;
        }
        distance[to] = walked + 1;
        from[to] = place;
        order[count++] = to;
      }
    }
    this.count = count;
  }

  /** Counts the origin as reached again, after one step away and back, where that is possible. */
  returnToOrigin(steps: number): void {
    if (steps >= 2 && this.turningPoint() >= 0) this.distance[this.order[0]] = 2;
  }

  /** The nearest place next to the origin from which one may step back, or -1; not every step can be taken back. */
  private turningPoint(): Place {
    const { neighbour } = this.walk.position.ruleset.terrain;
    const [origin] = this.order;
    for (let i = 1; i < this.count && this.distance[this.order[i]] === 1; i++)
      for (let direction = 0; direction < 4; direction++)
        if (
          neighbour[this.order[i] * 4 + direction] === origin &&
          this.walk.stepRefusal(this.order[i], direction) === null
        )
          return this.order[i];
    return -1;
  }

  /** The path to a place, without the origin; back to the origin by one step away and back. */
  pathTo(place: Place): Place[] {
    if (place === this.order[0] && this.count > 1) return [this.turningPoint(), place];
    const path: Place[] = [];
    for (let at = place; at !== this.order[0]; at = this.from[at]) path.unshift(at);
    return path;
  }
}

/** Floods kept from one question to the next, so that asking makes no garbage. */
const kept: SquareFlood[] = [];
export function floodNumber(level: number, position: Position): SquareFlood {
  const { places } = position.ruleset.layout;
  const known = kept[level];
  if (known && known.order.length >= places) return known;
  const made = new SquareFlood(places);
  kept[level] = made;
  return made;
}
