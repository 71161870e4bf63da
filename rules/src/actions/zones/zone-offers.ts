/**
 * What a list offers to do with loads at a place: take, leave, give, swap one for another that lies there or that the
 * receiver holds. To give something to one friend and take something from another is legal at once, and listed as two.
 */
import { HELD } from '../../model/fields.ts';
import type { Piece, Place } from '../../vocabulary.ts';
import { packHandling } from './packed-handling.ts';
import { capacityOf, giveRefusal, takeRefusal } from './zone-loads.ts';
import type { ZoneWalk } from './zone-step.ts';

/** Scratch: what the mover has in hand at a place, what he could take with empty hands, and who is there. */
const loads: Piece[] = [];
const things: Piece[] = [];
const people: Piece[] = [];
let [loadCount, thingCount, peopleCount] = [0, 0, 0];

function lookAround(walk: ZoneWalk, at: Place): void {
  const { isCharacter } = walk.position.ruleset.pieces;
  [loadCount, thingCount, peopleCount] = [0, 0, 0];
  const here = walk.findHere(at);
  for (let i = 0; i < here; i++) {
    const piece = walk.found[i];
    if (walk.whereNow(piece) === HELD + walk.mover) loads[loadCount++] = piece;
    // What he could not take with empty hands he cannot take in a swap either.
    else if (takeRefusal(walk, at, piece) === null) things[thingCount++] = piece;
    if (isCharacter[piece] === 1) people[peopleCount++] = piece;
  }
}

/** Packed handlings, one list behind another: whoever goes through one may ask for the next before he is done. */
export class ZoneOffers {
  /** Behind the last of them. */
  end = 0;
  packed = new Int32Array(256);

  /** Adds all that the mover of a walk may do at a place now. */
  addAt(walk: ZoneWalk, at: Place): void {
    const capacity = capacityOf(walk.position, walk.mover);
    if (capacity === 0) return;
    lookAround(walk, at);
    // Below zero when he has more in hand than he may: then he must leave some before he takes any.
    const room = capacity - walk.loads[walk.mover];
    if (room > 0) for (let i = 0; i < thingCount; i++) this.push(packHandling(at, -1, -1, things[i]));
    if (room < -1) return;
    for (let i = 0; i < loadCount; i++) {
      this.addLeaving(walk, at, loads[i]);
      if (room >= 0) this.addSwaps(walk, at, loads[i]);
    }
  }

  private addLeaving(walk: ZoneWalk, at: Place, leave: Piece): void {
    this.push(packHandling(at, leave, -1, -1));
    for (let i = 0; i < peopleCount; i++)
      if (giveRefusal(walk, at, leave, people[i], -1) === null)
        this.push(packHandling(at, leave, people[i], -1));
  }

  private addSwaps(walk: ZoneWalk, at: Place, leave: Piece): void {
    for (let i = 0; i < thingCount; i++) {
      this.push(packHandling(at, leave, -1, things[i]));
      const holder = walk.holderNow(things[i]);
      if (holder >= 0 && giveRefusal(walk, at, leave, holder, things[i]) === null)
        this.push(packHandling(at, leave, holder, things[i]));
    }
  }

  private push(packed: number): void {
    if (this.end === this.packed.length) {
      const wide = new Int32Array(this.end * 2);
      wide.set(this.packed);
      this.packed = wide;
    }
    this.packed[this.end++] = packed;
  }
}
