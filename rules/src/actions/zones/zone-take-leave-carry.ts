/**
 * Loads in zones: what may be taken, left, given and carried, up to so many loads in a character's hands; and how a
 * handling of loads is asked for and carried out.
 *
 * Only moves and steps through walls handle loads; a jump does not (CG-RULING-88). A load slows nobody (CG-RULING-46):
 * zone-move.ts. How many may be together when the action ends (CG-ITEM-6, CG-ZONE-4, CG-MOVE-15, CG-RULING-42,
 * CG-RULING-45): zone-stacking.ts. Whom one carried when one lost (CG-CARRY-3): turn/wounds-and-deaths.ts; carried out
 * (CG-ITEM-10): turn/exit.ts. Using an object (CG-ITEM-11): actions/ability-or-object.ts; used up or not (CG-ITEM-9):
 * abilities/fireball.ts, key.ts; who sees it (CG-ITEM-8): view/who-may-see-what.ts.
 * Rules: CG-ITEM-1 to CG-ITEM-5, CG-ITEM-7, CG-CARRY-1, CG-CARRY-2; CG-WOUND-10; CG-RULING-8, CG-RULING-58,
 * CG-RULING-67 to CG-RULING-78.
 */
import { HELD } from '../../model/fields.ts';
import { hostile, isFigure, isWounded, type Position, loadsOf, put } from '../../model/position.ts';
import { type RefusalCode, malformed, refuse, type Refusal } from '../../refusals.ts';
import type { Piece, Place } from '../../vocabulary.ts';
import { handlingPlace, leftIn, packHandling, receiverIn, takenIn } from './packed-handling.ts';
import type { ZoneWalk } from './zone-step.ts';
import type { Emit } from '../../model/events.ts';
import { pieceById } from '../who-may-act.ts';
import type { Handling } from '../../model/action.ts';

/** How many loads a character may have now (CG-ITEM-4). */
export const capacityOf = (p: Position, piece: Piece): number =>
  (isWounded(p, piece) ? p.ruleset.pieces.woundedCapacity : p.ruleset.pieces.capacity)[piece];

/** Why something may not be done with loads here. */
function handlingRefusal(walk: ZoneWalk, packed: number): RefusalCode | null {
  const [at, leave] = [handlingPlace(packed), leftIn(packed)];
  const [to, take] = [receiverIn(packed), takenIn(packed)];
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

function takeRefusal(walk: ZoneWalk, at: Place, item: Piece): RefusalCode | null {
  return item === walk.mover || !walk.isHere(item, at) ? 'NOT_THERE' : liftRefusal(walk, item);
}

/** Why the mover could not take up a piece, were it before him. */
export function liftRefusal(walk: ZoneWalk, item: Piece): RefusalCode | null {
  const { position } = walk;
  const { isCharacter, owner } = position.ruleset.pieces;
  if (isFigure(position, item)) return 'NOT_A_LOAD';
  if (isCharacter[item] === 1 && hostile(position, walk.seat, owner[item]))
    return 'ENEMY_WOUNDED_NOT_CARRIED';
  const holder = walk.holderNow(item);
  if (holder === walk.mover) return 'CARRIED_ALREADY';
  return holder >= 0 && isGuardedBy(walk, holder) ? 'HELD_BY_ENEMY' : null;
}

/** From an enemy one takes only what a wounded holds who lies there himself (CG-WOUND-10, CG-RULING-70, CG-RULING-71). */
export const isGuardedBy = (walk: ZoneWalk, holder: Piece): boolean =>
  hostile(walk.position, walk.seat, walk.position.ruleset.pieces.owner[holder]) &&
  (!isWounded(walk.position, holder) || walk.holderNow(holder) >= 0);

function giveRefusal(walk: ZoneWalk, at: Place, item: Piece, to: Piece, take: Piece): RefusalCode | null {
  const { isCharacter } = walk.position.ruleset.pieces;
  if (to === walk.mover || isCharacter[to] === 0 || !walk.isHere(to, at)) return 'NOT_THERE';
  return receiverRefusal(walk, item, to, take);
}

/** Why a character before whom the mover stands is not given something, for what is taken at once or for nothing (-1). */
export function receiverRefusal(walk: ZoneWalk, item: Piece, to: Piece, take: Piece): RefusalCode | null {
  const { position } = walk;
  const { isCharacter, owner } = position.ruleset.pieces;
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

/** Does in a walk what an action asks for at one of its steps, or says why not; answers the packed handling. */
export function tryHandling(walk: ZoneWalk, at: Place, wish: Handling): number | Refusal {
  const p = walk.position;
  const piece = p.ruleset.pieces.ids[walk.mover];
  const named = (id: string | undefined): Piece => (id === undefined ? -1 : pieceById(p, id));
  const [leave, to, take] = [named(wish.leave), named(wish.to), named(wish.take)];
  const asked = [wish.leave, wish.to, wish.take].filter((id) => id !== undefined);
  if (asked.some((id) => pieceById(p, id) < 0)) return refuse('UNKNOWN_PIECE');
  if (leave < 0 && (take < 0 || to >= 0)) return refuse(malformed('handlings'), { piece });
  const packed = packHandling(at, leave, to, take);
  const code = handlingRefusal(walk, packed);
  if (code) return refuse(code, { piece: wish.take ?? wish.leave ?? piece, at });
  walk.handle(packed);
  return packed;
}

export function performHandling(p: Position, mover: Piece, packed: number, emit: Emit): void {
  const { ids } = p.ruleset.pieces;
  const place = handlingPlace(packed);
  const [leave, to, take] = [leftIn(packed), receiverIn(packed), takenIn(packed)];
  if (take >= 0) {
    // Where a carried wounded may hold nothing, what he held stays in the zone (CG-RULING-71).
    if (!p.ruleset.rules.carriedKeeps) for (const held of loadsOf(p, take)) put(p, held, place);
    put(p, take, HELD + mover);
    emit?.({ event: { type: 'pieceTaken', piece: ids[take], by: ids[mover], place } });
  }
  if (leave < 0) return;
  put(p, leave, to >= 0 ? HELD + to : place);
  if (emit) {
    const receiver = to >= 0 ? { to: ids[to] } : {};
    emit({ event: { type: 'pieceLeft', piece: ids[leave], by: ids[mover], place, ...receiver } });
  }
}

/** A packed handling as an action says it. */
export function sayHandling(p: Position, step: number, packed: number): Handling {
  const { ids } = p.ruleset.pieces;
  const [leave, to, take] = [leftIn(packed), receiverIn(packed), takenIn(packed)];
  return {
    step,
    ...(leave >= 0 ? { leave: ids[leave] } : {}),
    ...(to >= 0 ? { to: ids[to] } : {}),
    ...(take >= 0 ? { take: ids[take] } : {}),
  };
}
