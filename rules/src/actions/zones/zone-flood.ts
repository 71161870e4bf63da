/** How far a figure gets from one of its stands, the nearest first: as far as was asked, and farther when asked again. */
import { BLOCK_PIT, type Place } from '../../vocabulary.ts';
import type { ZoneStands } from './zone-stands.ts';

export class ZoneFlood {
  count = 0;
  readonly stand: number[] = [];
  readonly distance: number[] = [];
  private readonly from: number[] = [];
  private readonly isReached: boolean[] = [];
  /** Before this one all have been left by every step. */
  private head = 0;

  begin(stands: ZoneStands, origin: number): void {
    for (let stand = 0; stand < stands.count; stand++) this.isReached[stand] = false;
    this.count = 0;
    this.head = 0;
    this.add(origin, 0, -1);
  }

  extend(stands: ZoneStands, passes: number, steps: number): void {
    const { firstStep, stepTo, stepOver } = stands;
    for (; this.head < this.count && this.distance[this.head] < steps; this.head++) {
      const stand = this.stand[this.head];
      const distance = this.distance[this.head] + 1;
      for (let step = firstStep[stand]; step < firstStep[stand + 1]; step++)
        if ((stepOver[step] & ~passes) === 0 && !this.isReached[stepTo[step]])
          this.add(stepTo[step], distance, this.head);
    }
  }

  private add(stand: number, distance: number, from: number): void {
    const i = this.count++;
    this.stand[i] = stand;
    this.distance[i] = distance;
    this.from[i] = from;
    this.isReached[stand] = true;
  }

  /** The path to one of those reached, without the origin. */
  pathTo(index: number, stands: ZoneStands): Place[] {
    const path: Place[] = [];
    for (let at = index; this.from[at] >= 0; at = this.from[at]) path.unshift(stands.place[this.stand[at]]);
    return path;
  }
}

/** The floods from all stands of a figure, with and without a way over pits, each found when it is first asked for. */
export class ZoneFloods {
  private stands!: ZoneStands;
  private readonly known: ZoneFlood[] = [];
  private readonly isKnown: boolean[] = [];

  begin(stands: ZoneStands): void {
    this.stands = stands;
    for (let i = 0; i < stands.count * 2; i++) this.isKnown[i] = false;
  }

  /** Everything within so many steps; what is farther may stand behind it. */
  from(origin: number, passes: number, steps: number): ZoneFlood {
    const i = origin * 2 + (passes & BLOCK_PIT ? 1 : 0);
    const flood = (this.known[i] ??= new ZoneFlood());
    if (!this.isKnown[i]) {
      this.isKnown[i] = true;
      flood.begin(this.stands, origin);
    }
    flood.extend(this.stands, passes, steps);
    return flood;
  }
}
