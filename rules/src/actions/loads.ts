/** Handing over: a mover leaves his load at a place and takes another piece, or nothing. */
import { HELD } from '../position/fields.ts';
import { holderOf, loadOf, placeOf, put, type Position } from '../position/position.ts';
import type { Tell } from '../turn/events.ts';
import type { Piece, Place } from '../vocabulary.ts';

/** Answers the one who loses his hold and his life by it (BD-PIT-14), or -1. */
export function handOver(position: Position, mover: Piece, place: Place, take: Piece, tell: Tell): Piece {
  const { pieces, policies } = position.table;
  const load = loadOf(position, mover);
  let fallen = -1;
  if (take >= 0) {
    const holder = holderOf(position, take);
    if (holder >= 0 && policies.stacking.falls(position, place, take, holder, load)) fallen = holder;
    // What the piece itself held stays on the square.
    for (let held = loadOf(position, take); held >= 0; held = loadOf(position, take))
      put(position, held, place);
    put(position, take, HELD + mover);
    if (tell)
      tell({
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
    if (tell)
      tell({
        event: {
          type: 'pieceLeft',
          piece: pieces.ids[load],
          by: pieces.ids[mover],
          place,
        },
      });
  }
  settleWithout(position, mover, place);
  return fallen;
}

/** The mover passes on: whoever stays here carries what is left, even where the mover himself started. */
function settleWithout(position: Position, mover: Piece, place: Place): void {
  const own = placeOf(position, mover) === place;
  if (!own) position.table.policies.stacking.settle(position, place);
}
