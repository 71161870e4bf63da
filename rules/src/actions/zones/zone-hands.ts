/**
 * What a list offers to do with loads at a place: take, leave, give, swap one for another that lies there or that the
 * receiver holds. To give something to one friend and take something from another is legal at once, and listed as two.
 *
 * Of all pieces only a few come into question, and what can be taken does not depend on the place from which one looks:
 * the few are found when a list begins, what they are is read when somebody has handled something, and each place is
 * then asked for what is there.
 */
import { HELD } from '../../model/fields.ts';
import { hostile, isFigure } from '../../model/position.ts';
import type { Piece, Place } from '../../vocabulary.ts';
import { packHandling } from './packed-handling.ts';
import { capacityOf, isGuardedBy, liftRefusal, receiverRefusal } from './zone-take-leave-carry.ts';
import { WITH_MOVER, type ZoneWalk } from './zone-step.ts';

/** Pieces with the place at which hands reach them, or WITH_MOVER. */
class Reachable {
  count = 0;
  readonly piece: Piece[] = [];
  readonly spot: Place[] = [];

  add(piece: Piece, spot: Place): void {
    this.piece[this.count] = piece;
    this.spot[this.count++] = spot;
  }

  isAt(i: number, spot: Place): boolean {
    return this.spot[i] === spot || this.spot[i] === WITH_MOVER;
  }
}

/** Whether a mover who comes to these places might handle a piece or give it something; enemies keep to themselves. */
function mayMatter(walk: ZoneWalk, piece: Piece, reach: Uint8Array): boolean {
  const spot = walk.spotOf(piece);
  if (spot === WITH_MOVER) return true;
  if (spot < 0 || reach[spot] === 0) return false;
  const { isCharacter, owner } = walk.position.ruleset.pieces;
  if (isCharacter[piece] === 1) return !hostile(walk.position, walk.seat, owner[piece]);
  const holder = walk.holderNow(piece);
  return holder < 0 || !isGuardedBy(walk, holder);
}

export class ZoneHands {
  /** Whether there is anything that could be handled at all. */
  hasLoads = false;
  /** The handlings that were offered, packed. */
  count = 0;
  readonly packed: number[] = [];
  private walk!: ZoneWalk;
  /** The pieces that come into question in this move. */
  private readonly others: Piece[] = [];
  private otherCount = 0;
  private reach = new Uint8Array(0);
  /** What the mover has in hand now, what he could take with empty hands, and who is there. */
  private readonly loads = new Reachable();
  private readonly things = new Reachable();
  private readonly people = new Reachable();
  /** How many more loads the mover could hold; below zero when he has more than he may. */
  private room = 0;

  /** Begins with a walk that has just begun itself: its mover comes to these places and to no others. */
  begin(walk: ZoneWalk, places: readonly Place[], count: number): void {
    const { ruleset } = walk.position;
    this.walk = walk;
    this.hasLoads = false;
    this.otherCount = 0;
    if (capacityOf(walk.position, walk.mover) === 0) return;
    if (this.reach.length < ruleset.layout.places) this.reach = new Uint8Array(ruleset.layout.places);
    for (let i = 0; i < count; i++) this.reach[walk.handsAt(places[i])] = 1;
    for (let i = 0; i < walk.others; i++) {
      const piece = walk.other[i];
      if (!mayMatter(walk, piece, this.reach)) continue;
      this.others[this.otherCount++] = piece;
      if (!isFigure(walk.position, piece)) this.hasLoads = true;
    }
    for (let i = 0; i < count; i++) this.reach[walk.handsAt(places[i])] = 0;
  }

  /** Looks around after what the walk has done so far, and forgets what was offered. */
  look(): void {
    const { walk, loads, things, people } = this;
    const { isCharacter } = walk.position.ruleset.pieces;
    this.count = 0;
    this.room = capacityOf(walk.position, walk.mover) - walk.loads[walk.mover];
    loads.count = 0;
    things.count = 0;
    people.count = 0;
    for (let i = 0; i < this.otherCount; i++) {
      const piece = this.others[i];
      const spot = walk.spotOf(piece);
      if (walk.whereNow(piece) === HELD + walk.mover) loads.add(piece, spot);
      // What he could not take with empty hands he cannot take in a swap either.
      else if (liftRefusal(walk, piece) === null) things.add(piece, spot);
      if (isCharacter[piece] === 1) people.add(piece, spot);
    }
  }

  /** Adds all that the mover may do with loads at a place. */
  offerAt(at: Place): void {
    const { room, loads, things } = this;
    const spot = this.walk.handsAt(at);
    if (room > 0)
      for (let i = 0; i < things.count; i++)
        if (things.isAt(i, spot)) this.offer(at, -1, -1, things.piece[i]);
    if (room < -1) return;
    for (let i = 0; i < loads.count; i++) {
      this.offerLeaving(at, spot, loads.piece[i]);
      if (room >= 0) this.offerSwaps(at, spot, loads.piece[i]);
    }
  }

  private offerLeaving(at: Place, spot: Place, leave: Piece): void {
    const { people } = this;
    this.offer(at, leave, -1, -1);
    for (let i = 0; i < people.count; i++)
      if (people.isAt(i, spot) && receiverRefusal(this.walk, leave, people.piece[i], -1) === null)
        this.offer(at, leave, people.piece[i], -1);
  }

  private offerSwaps(at: Place, spot: Place, leave: Piece): void {
    const { things } = this;
    for (let i = 0; i < things.count; i++) {
      if (!things.isAt(i, spot)) continue;
      const take = things.piece[i];
      this.offer(at, leave, -1, take);
      const holder = this.walk.holderNow(take);
      if (holder >= 0 && receiverRefusal(this.walk, leave, holder, take) === null)
        this.offer(at, leave, holder, take);
    }
  }

  private offer(at: Place, leave: Piece, to: Piece, take: Piece): void {
    this.packed[this.count++] = packHandling(at, leave, to, take);
  }
}
