/** Everything that somebody could do with loads next, wherever he gets from a stand: what, where, and with how many steps left. */
import type { ZoneFlood } from './zone-flood.ts';
import { ZoneOffers } from './zone-offers.ts';
import type { ZoneStands } from './zone-stands.ts';
import type { ZoneWalk } from './zone-step.ts';

export class HandlingsAhead {
  count = 0;
  readonly stand: number[] = [];
  readonly left: number[] = [];
  private readonly offers = new ZoneOffers();

  get packed(): Int32Array {
    return this.offers.packed;
  }

  /**
   * Finds them, the nearest first, but for those at stands from which one has looked with as many steps left: `gone`
   * keeps from `row` on how many and one more, or 0 where one has not looked.
   */
  find(
    walk: ZoneWalk,
    stands: ZoneStands,
    flood: ZoneFlood,
    steps: number,
    gone: Uint8Array,
    row: number,
  ): void {
    const { offers } = this;
    offers.end = 0;
    this.count = 0;
    for (let i = 0; i < flood.count && flood.distance[i] <= steps; i++) {
      const stand = flood.stand[i];
      const left = steps - flood.distance[i];
      if (gone[row + stand] > left) continue;
      gone[row + stand] = left + 1;
      const at = stands.place[stand];
      if (stands.isExit[stand] || !walk.findsLoads(at)) continue;
      offers.addAt(walk, at);
      for (; this.count < offers.end; this.count++) {
        this.stand[this.count] = stand;
        this.left[this.count] = left;
      }
    }
  }
}
