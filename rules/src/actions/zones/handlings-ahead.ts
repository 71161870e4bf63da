/**
 * Everything that somebody could do with loads next, wherever he gets from a stand: what, where, and with how many
 * steps left.
 */
import type { ZoneFlood } from './zone-flood.ts';
import type { ZoneHands } from './zone-hands.ts';
import type { ZoneStands } from './zone-stands.ts';

export class HandlingsAhead {
  count = 0;
  readonly packed: number[] = [];
  readonly stand: number[] = [];
  readonly left: number[] = [];
  /** The number of what lies where after it, kept by whoever does it. */
  readonly distribution: number[] = [];

  /**
   * Finds them, the nearest first, but for those at stands from which one has looked with as many steps left: `gone`
   * keeps from `row` on how many and one more, or 0 where one has not looked.
   */
  find(
    hands: ZoneHands,
    stands: ZoneStands,
    flood: ZoneFlood,
    steps: number,
    gone: Uint8Array,
    row: number,
  ): void {
    this.count = 0;
    hands.look();
    for (let i = 0; i < flood.count && flood.distance[i] <= steps; i++) {
      const stand = flood.stand[i];
      const left = steps - flood.distance[i];
      if (gone[row + stand] > left) continue;
      gone[row + stand] = left + 1;
      if (stands.isExit[stand]) continue;
      hands.offerAt(stands.place[stand]);
      for (; this.count < hands.count; this.count++) {
        this.packed[this.count] = hands.packed[this.count];
        this.stand[this.count] = stand;
        this.left[this.count] = left;
      }
    }
  }
}
