/**
 * What is done with loads on a square, as one integer, as an action says it, and carried out: the mover's load becomes
 * another piece of the square or nothing, and the old one stays there. What may be taken, left and stay together:
 * square-carrying.ts (groups BD-ITEM, BD-CARRY; BD-RULING-26 to BD-RULING-33, BD-RULING-38 to BD-RULING-45); when, and
 * how often in a move: square-move.ts (BD-ITEM-3, BD-ITEM-4, BD-RULING-25, BD-RULING-30, BD-RULING-127).
 */
import type { Handling } from '../../model/action.ts';
import type { Emit } from '../../model/events.ts';
import { HELD } from '../../model/fields.ts';
import { loadOf, placeOf, put, whereIs, type Position } from '../../model/position.ts';
import { refuse, type Refusal } from '../../refusals.ts';
import { eliminate } from '../../turn/wounds.ts';
import type { Piece, Place } from '../../vocabulary.ts';
import { pieceById } from '../acting.ts';
import { fallenAmong } from './square-carrying.ts';
import type { SquareWalk } from './square-walk.ts';

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
