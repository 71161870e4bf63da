/** How far a figure gets from zone to zone: every place with the place by which one came among enemies there. */
import { VOID } from '../../labyrinth/terrain.ts';
import type { Place } from '../../vocabulary.ts';
import type { ZoneWalk } from './zone-walk.ts';

export class ZoneReach {
  count = 0;
  readonly place: Place[] = [];
  /** The place by which one came among enemies, or -1. */
  readonly entered: Place[] = [];
  readonly distance: number[] = [];
  readonly isExit: boolean[] = [];
  private readonly from: number[] = [];

  flood(walk: ZoneWalk, origin: Place, entered: Place, steps: number): void {
    const { stride, to: leads, blocks } = walk.position.table.ground;
    this.count = 0;
    this.add(origin, entered, 0, -1, false);
    for (let head = 0; head < this.count; head++) {
      if (this.distance[head] >= steps || this.isExit[head]) continue;
      const place = this.place[head];
      for (let link = place * stride; link < (place + 1) * stride; link++) {
        const to = leads[link];
        // The links of a zone stand together; behind the last there is nothing.
        if (to === VOID) break;
        if (to < 0 || (blocks[link] & ~walk.passes) !== 0) continue;
        if (walk.goingRefusal(this.entered[head], to) !== null) continue;
        this.add(to, walk.enteredAfter(place, to), this.distance[head] + 1, head, walk.isExit(to));
      }
    }
  }

  private add(place: Place, entered: Place, distance: number, from: number, isExit: boolean): void {
    for (let i = 0; i < this.count; i++) if (this.place[i] === place && this.entered[i] === entered) return;
    const i = this.count++;
    this.place[i] = place;
    this.entered[i] = entered;
    this.distance[i] = distance;
    this.from[i] = from;
    this.isExit[i] = isExit;
  }

  /** The places on the way to one of those reached, without the origin. */
  wayTo(index: number): Place[] {
    const way: Place[] = [];
    for (let at = index; this.from[at] >= 0; at = this.from[at]) way.unshift(this.place[at]);
    return way;
  }
}
