/**
 * What may be taken, left, given and be together in a zone: up to so many loads in a character's hands, and so many
 * characters of one player. A load slows nobody (CG-RULING-46): zone-move.ts.
 * Rules: groups CG-ITEM, CG-CARRY; CG-ZONE-4, CG-MOVE-15, CG-WOUND-10, CG-RULING-42, CG-RULING-67 to CG-RULING-78.
 */
import { HELD } from '../../model/fields.ts';
import { hostile, isFigure, isWounded, type Position } from '../../model/position.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { Piece, Place } from '../../vocabulary.ts';
import type { ZoneHandling, ZoneWalk } from './zone-walk.ts';

/** Characters of one player in a zone when an action ends (CG-ZONE-4). */
export const MOST_IN_ZONE = 3;

/** How many loads a character may have now (CG-ITEM-4). */
export const capacityOf = (p: Position, piece: Piece): number =>
  (isWounded(p, piece) ? p.ruleset.pieces.woundedCapacity : p.ruleset.pieces.capacity)[piece];

/** Why something may not be done with loads here. */
export function handlingRefusal(
  walk: ZoneWalk,
  at: Place,
  { leave, to, take }: ZoneHandling,
): RefusalCode | null {
  const capacity = capacityOf(walk.position, walk.mover);
  if (capacity === 0) return 'CARRIES_NOTHING';
  if (leave >= 0 && walk.whereNow(leave) !== HELD + walk.mover) return 'NOT_CARRIED';
  const taken = take >= 0 ? takeRefusal(walk, at, take) : null;
  if (taken) return taken;
  const given = leave >= 0 && to >= 0 ? giveRefusal(walk, at, leave, to, take) : null;
  if (given) return given;
  const loads = walk.loads[walk.mover] - (leave >= 0 ? 1 : 0) + (take >= 0 ? 1 : 0);
  return loads > capacity ? 'HANDS_FULL' : null;
}

export function takeRefusal(walk: ZoneWalk, at: Place, item: Piece): RefusalCode | null {
  const { position } = walk;
  const { isCharacter, owner } = position.ruleset.pieces;
  if (item === walk.mover || !walk.isHere(item, at)) return 'NOT_THERE';
  if (isFigure(position, item)) return 'NOT_A_LOAD';
  if (isCharacter[item] === 1 && hostile(position, walk.seat, owner[item]))
    return 'ENEMY_WOUNDED_NOT_CARRIED';
  const holder = walk.holderNow(item);
  if (holder === walk.mover) return 'CARRIED_ALREADY';
  if (holder < 0 || !hostile(position, walk.seat, owner[holder])) return null;
  // From an enemy only what a wounded holds who lies there himself (CG-WOUND-10, CG-RULING-70, CG-RULING-71).
  return isWounded(position, holder) && walk.holderNow(holder) < 0 ? null : 'HELD_BY_ENEMY';
}

function giveRefusal(walk: ZoneWalk, at: Place, item: Piece, to: Piece, take: Piece): RefusalCode | null {
  const { position } = walk;
  const { isCharacter, owner } = position.ruleset.pieces;
  if (to === walk.mover || isCharacter[to] === 0 || !walk.isHere(to, at)) return 'NOT_THERE';
  const swapped = take >= 0 && walk.holderNow(take) === to;
  // A wounded enemy is given nothing, but what he holds may be swapped (CG-WOUND-10, CG-RULING-69).
  if (hostile(position, walk.seat, owner[to]) && !swapped) return 'NOTHING_FOR_ENEMIES';
  if (isCharacter[item] === 1 && isWounded(position, to)) return 'WOUNDED_CARRIES_NOBODY';
  const loads = walk.loads[to] - (swapped ? 1 : 0) + 1;
  return loads > holdsAtMost(walk, to, take === to) ? 'RECEIVER_FULL' : null;
}

/** A carried wounded, or one who is taken up just now, holds nothing where the table says so (CG-RULING-71). */
function holdsAtMost(walk: ZoneWalk, piece: Piece, isTaken: boolean): number {
  const isCarried = isTaken || walk.holderNow(piece) >= 0;
  const empty = isCarried && !walk.position.ruleset.rules.carriedKeeps;
  return empty ? 0 : capacityOf(walk.position, piece);
}

/** Why the move may not end here: too many of one player in a zone that it has changed (CG-ZONE-4, CG-MOVE-15). */
export function stayRefusal(walk: ZoneWalk, end: Place): RefusalCode | null {
  const { isCharacter } = walk.position.ruleset.pieces;
  const zone = walk.zoneOf(end);
  // Carried wounded count too (CG-RULING-42); whoever goes out counts nowhere.
  if (!walk.isExit(end) && walk.friends[zone] + 1 + walk.passengers > MOST_IN_ZONE) return 'ZONE_FULL';
  for (let i = 0; i < walk.handled; i++) {
    const piece = walk.handledPiece[i];
    if (isCharacter[piece] === 0) continue;
    const place = walk.placeNow(piece, -1);
    if (place >= 0 && walk.zoneOf(place) !== zone && walk.friends[walk.zoneOf(place)] > MOST_IN_ZONE)
      return 'ZONE_FULL';
  }
  return null;
}
