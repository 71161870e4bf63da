/** Handing over: a mover leaves his load at a place and takes another piece, or nothing. */
import { HELD } from '../../model/fields.ts';
import { loadOf, placeOf, put, whereIs, type Position } from '../../model/position.ts';
import type { Emit } from '../../model/events.ts';
import type { Piece, Place } from '../../vocabulary.ts';
import { fallenAmong } from './square-carrying.ts';

/** Answers the one who loses his hold and his life by it (BD-PIT-14), or -1. */
export function handOver(position: Position, mover: Piece, place: Place, take: Piece, emit: Emit): Piece {
  const { pieces, policies } = position.ruleset;
  const load = loadOf(position, mover);
  if (take >= 0) {
    // What the piece itself held stays on the square.
    for (let held = loadOf(position, take); held >= 0; held = loadOf(position, take))
      put(position, held, place);
    put(position, take, HELD + mover);
    if (emit)
      emit({
        event: {
          type: 'pieceTaken',
          piece: pieces.ids[take],
          by: pieces.ids[mover],
          place,
        },
      });
  }
  if (load >= 0) {
    put(position, load, place);
    if (emit)
      emit({
        event: {
          type: 'pieceLeft',
          piece: pieces.ids[load],
          by: pieces.ids[mover],
          place,
        },
      });
  }
  if (whereIs(position, mover) === place) return -1; // He has not left yet; the place is settled when he has.
  policies.stacking.settle(position, place);
  let count = 0;
  for (let piece = 0; piece < pieces.count; piece++)
    if (placeOf(position, piece) === place) remaining[count++] = piece;
  return fallenAmong(position, mover, place, remaining, count);
}

/** Scratch: what remains at a place. */
const remaining = new Int16Array(16);
