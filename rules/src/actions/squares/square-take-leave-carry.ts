/**
 * Loads on squares: what may be taken, left, given and swapped there, and how a handling of loads is packed, asked for
 * and carried out. The mover's load becomes another piece of the square or nothing, and the old one stays. It is free:
 * no handling asks how far the mover has come or could still go (BD-ITEM-3, BD-ITEM-4, BD-RULING-127).
 *
 * What may stand and lie together, and where one may end (BD-STACK-3 to 8, BD-ITEM-5): square-stacking.ts. Pits
 * (BD-PIT-1 to 9, BD-PIT-11, BD-PIT-14, BD-PIT-16 to 18, BD-ITEM-6): square-pits.ts. When in a move, and how often
 * (BD-RULING-25, BD-RULING-30): square-move.ts. Who carries what then (BD-ITEM-9, BD-WOUND-8, BD-RULING-26):
 * square-stacking.ts. Whom one carried when one lost (BD-CARRY-4): turn/wounds-and-deaths.ts. Using an object
 * (BD-ITEM-8): actions/ability-or-object.ts; used up or not (BD-ITEM-12, BD-ITEM-13): abilities/fireball.ts, key.ts; by
 * a wounded (BD-ITEM-14): actions/who-may-act.ts; who sees it (BD-ITEM-10): view/who-may-see-what.ts.
 * Rules: BD-ITEM-1, BD-ITEM-2, BD-ITEM-7, BD-ITEM-8, BD-ITEM-15, BD-CARRY-1 to 3, BD-WOUND-9, BD-PIT-13; MP-SURP-9,
 * MP-RULING-26, MP-RULING-66, MP-RULING-67; BD-RULING-30 to 33, BD-RULING-38 to 44.
 */
import { HELD } from '../../model/fields.ts';
import {
  areHostile,
  isCharacter,
  isFigure,
  loadOf,
  placeOf,
  type Position,
  put,
  whereIs,
} from '../../model/position.ts';
import { type RefusalCode, refuse, type Refusal } from '../../refusals.ts';
import type { Piece, Place } from '../../vocabulary.ts';
import type { Handling } from '../../model/action.ts';
import type { Emit } from '../../model/events.ts';
import { eliminate } from '../../turn/wounds-and-deaths.ts';
import { pieceById } from '../who-may-act.ts';
import { fallenAmong, ropeRefusal } from './square-pits.ts';
import type { SquareWalk } from './square-step.ts';

/** Allies are no enemies, but nothing goes from hand to hand between them (MP-RULING-66). */
const isOwn = (p: Position, a: Piece, b: Piece): boolean =>
  p.ruleset.pieces.owner[a] === p.ruleset.pieces.owner[b];

/** Why a piece may not be taken by a mover who passes here; `holder` is who holds it there, or -1. */
export function takeRefusal(
  p: Position,
  mover: Piece,
  place: Place,
  item: Piece,
  holder: Piece,
): RefusalCode | null {
  if (isFigure(p, item)) return 'NOT_A_LOAD';
  if (isCharacter(p, item) && areHostile(p, mover, item)) return 'ENEMY_WOUNDED_NOT_CARRIED';
  if (holder < 0) return null;
  if (isFigure(p, holder)) {
    if (areHostile(p, mover, holder)) return 'HELD_BY_ENEMY';
    if (!isOwn(p, mover, holder)) return 'HELD_BY_ALLY';
  }
  return ropeRefusal(p, mover, place, item, holder);
}

/** Why the mover may not leave his load with whoever stands on top here. */
export function leaveRefusal(p: Position, mover: Piece, top: Piece): RefusalCode | null {
  if (top < 0 || !isFigure(p, top)) return null;
  if (areHostile(p, mover, top)) return 'NOTHING_FOR_ENEMIES';
  return isOwn(p, mover, top) ? null : 'NOTHING_FOR_ALLIES';
}

/** A handling as one integer: where, and what is taken (-1 = nothing); never 0 itself. */
export const packHandling = (place: Place, take: Piece): number => 1 + (place << 7) + (take + 1);
export const handlingPlace = (packed: number): Place => (packed - 1) >> 7;
export const handlingTake = (packed: number): Piece => ((packed - 1) & 127) - 1;

/** Writes down what a mover could make his load at a place, nothing (-1) or one of the pieces there; answers how many. */
export function takingsAt(walk: SquareWalk, place: Place, list: Int16Array): number {
  let count = 0;
  if (walk.load >= 0 && walk.handlingRefusal(place, -1) === null) list[count++] = -1;
  const there = walk.contents(place);
  const upper = there > 0 ? walk.found[0] : -1;
  const lower = there > 1 ? walk.found[1] : -1;
  if (upper >= 0 && walk.handlingRefusal(place, upper) === null) list[count++] = upper;
  if (lower >= 0 && walk.handlingRefusal(place, lower) === null) list[count++] = lower;
  return count;
}

/** Does in a walk what an action asks for at one of its steps, or says why not. */
export function tryHandling(walk: SquareWalk, place: Place, asked: Handling): Refusal | null {
  const { position } = walk;
  const leave = asked.leave === undefined ? -1 : pieceById(position, asked.leave);
  const take = asked.take === undefined ? -1 : pieceById(position, asked.take);
  if ((asked.leave !== undefined && leave < 0) || (asked.take !== undefined && take < 0))
    return refuse('UNKNOWN_PIECE');
  if (leave < 0 && take < 0) return refuse('MALFORMED');
  // What is left on a square belongs to whoever stands there.
  if (asked.to !== undefined) return refuse('GIVEN_BY_LEAVING', { at: place });
  if (leave >= 0 && leave !== walk.load)
    return refuse('NOT_CARRIED', { piece: asked.leave as string, at: place });
  if (take >= 0 && leave < 0 && walk.load >= 0)
    return refuse('HANDS_FULL', { piece: asked.take as string, at: place });
  const code = walk.handlingRefusal(place, take);
  if (code) return refuse(code, { piece: (asked.take ?? asked.leave) as string, at: place });
  walk.handle(place, take);
  return null;
}

export function performHandling(p: Position, mover: Piece, packed: number, emit: Emit): void {
  const { ids, owner } = p.ruleset.pieces;
  const place = handlingPlace(packed);
  const take = handlingTake(packed);
  const leave = loadOf(p, mover);
  if (take >= 0) {
    // What the piece itself held stays on the square.
    for (let held = loadOf(p, take); held >= 0; held = loadOf(p, take)) put(p, held, place);
    put(p, take, HELD + mover);
    emit?.({ event: { type: 'pieceTaken', piece: ids[take], by: ids[mover], place } });
  }
  if (leave >= 0) {
    put(p, leave, place);
    emit?.({ event: { type: 'pieceLeft', piece: ids[leave], by: ids[mover], place } });
  }
  // Where he has not left yet the place is settled when he has.
  if (whereIs(p, mover) === place) return;
  const fallen = settleBehind(p, mover, place);
  if (fallen >= 0) eliminate(p, fallen, 1 << owner[mover], emit);
}

/** Scratch: what remains at a place. */
const remaining = new Int16Array(16);

/** Settles a place from which the mover goes on; answers the one who loses his hold and his life by it (BD-PIT-14), or -1. */
function settleBehind(p: Position, mover: Piece, place: Place): Piece {
  const { pieces, policies } = p.ruleset;
  policies.stacking.settle(p, place);
  let count = 0;
  for (let piece = 0; piece < pieces.count; piece++)
    if (placeOf(p, piece) === place) remaining[count++] = piece;
  return fallenAmong(p, mover, place, remaining, count);
}
