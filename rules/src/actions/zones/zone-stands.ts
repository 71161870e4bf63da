/**
 * Where a figure can come to stand in one move: every place with the place by which one came among enemies there.
 *
 * Who bars the way and what stands between zones does not change with what is handled on the way; only the pits do, for
 * whoever takes up or leaves something that spans them. So the stands and the steps between them are found once for a
 * figure, and every way that it could go is looked up here.
 */
import { VOID } from '../../labyrinth/neighbouring-squares.ts';
import { whereIs } from '../../model/position.ts';
import { BLOCK_PIT, type Place } from '../../vocabulary.ts';
import { packEnd } from './zone-arrival.ts';
import { capacityOf } from './zone-take-leave-carry.ts';
import type { ZoneWalk } from './zone-step.ts';

export class ZoneStands {
  /** The first of them is where the figure starts. */
  count = 0;
  readonly place: Place[] = [];
  /** The place by which one came among enemies, or -1. */
  readonly entered: Place[] = [];
  readonly isExit: boolean[] = [];
  /** The zone that the place belongs to, for the limit of characters in it. */
  readonly zone: Place[] = [];
  /** Place and entrance as the target of a move that ends there. */
  readonly end: number[] = [];
  /** The steps from a stand begin here in the lists below and end where those of the next stand begin. */
  readonly firstStep: number[] = [];
  /** To which stand a step leads, and over what. */
  readonly stepTo: number[] = [];
  readonly stepOver: number[] = [];
  private readonly distance: number[] = [];
  /** The stands at one place: the first, and behind each another; -1 for none. */
  private firstAt = new Int16Array(0);
  private readonly nextAt: number[] = [];

  /** Finds all that can be reached in so many steps, whatever is taken up or left on the way. */
  begin(walk: ZoneWalk, steps: number): void {
    const { position } = walk;
    const { ground, layout } = position.ruleset;
    const { stride, to: leads, blocks } = ground;
    if (this.firstAt.length < layout.places) this.firstAt = new Int16Array(layout.places).fill(-1);
    for (let stand = 0; stand < this.count; stand++) this.firstAt[this.place[stand]] = -1;
    this.count = 0;
    // Whoever has hands may take up something that spans pits on the way.
    const barred = ~(capacityOf(position, walk.mover) > 0 ? walk.passes | BLOCK_PIT : walk.passes);
    let links = 0;
    this.numberOf(walk, whereIs(position, walk.mover), walk.enteredAtStart(), 0);
    for (let stand = 0; stand < this.count; stand++) {
      this.firstStep[stand] = links;
      if (this.distance[stand] >= steps || this.isExit[stand]) continue;
      const place = this.place[stand];
      for (let link = place * stride; link < (place + 1) * stride; link++) {
        const to = leads[link];
        // The links of a zone stand together; behind the last there is nothing.
        if (to === VOID) break;
        if (to < 0 || (blocks[link] & barred) !== 0) continue;
        if (walk.goingRefusal(this.entered[stand], to) !== null) continue;
        this.stepTo[links] = this.numberOf(walk, to, walk.enteredAfter(place, to), this.distance[stand] + 1);
        this.stepOver[links++] = blocks[link];
      }
    }
    this.firstStep[this.count] = links;
  }

  private numberOf(walk: ZoneWalk, place: Place, entered: Place, distance: number): number {
    for (let stand = this.firstAt[place]; stand >= 0; stand = this.nextAt[stand])
      if (this.entered[stand] === entered) return stand;
    const stand = this.count++;
    this.place[stand] = place;
    this.entered[stand] = entered;
    this.distance[stand] = distance;
    this.isExit[stand] = walk.isExit(place);
    this.zone[stand] = walk.zoneOf(place);
    this.end[stand] = packEnd(place, entered);
    this.nextAt[stand] = this.firstAt[place];
    this.firstAt[place] = stand;
    return stand;
  }
}
