/**
 * Place: the tokens of a revealed room go on its empty squares (BD-PLACE-3 to BD-PLACE-8, CG-PLACE-4, CG-PLACE-5), one
 * by one.
 *
 * The revealer places his share first, in any order, then the others theirs (BD-PLACE-1, BD-PLACE-2, BD-RULING-15,
 * MP-RULING-11). What is whose share: editions/policies/who-places-in-revealed-room.ts.
 * Rules: groups BD-PLACE, CG-PLACE; BD-TERM-6; BD-TIMER-4, CG-TIMER-4; CG-RULING-18 to CG-RULING-22.
 */
import { ACTIVE, AT_SLOT, CHOOSER, GONE, REVEALED, REVEALER } from '../model/fields.ts';
import { put, whereIs, type Position } from '../model/position.ts';
import { refuse, type RefusalCode } from '../refusals.ts';
import type { Emit } from '../model/events.ts';
import { finishTurn, openStage } from '../turn/turn-and-game-end.ts';
import { isPlace } from '../labyrinth/squares-as-places.ts';
import { MAY_REST } from '../map/square-kinds.ts';
import { ROOM_SQUARES, type Piece, type Place, type Seat } from '../vocabulary.ts';
import { tokenKind } from './kind-makers.ts';
import { pieceOf, targetOf } from '../model/packed-action.ts';
import { type ActionRow, PIECE_ID, PLACE_NUMBER } from '../model/action-row.ts';
import { slotOf } from '../map/place-numbers.ts';

const isWaiting = (p: Position, piece: Piece): boolean => whereIs(p, piece) === AT_SLOT + p.data[REVEALED];

const placerOf = (p: Position, piece: Piece): Seat =>
  p.ruleset.policies.placing.placerOf(p, p.data[REVEALER], piece);

/** Asks the revealer while tokens of his share wait, then the others; when none waits, the turn goes on. */
export function askPlacer(p: Position, emit: Emit): void {
  let other = -1;
  for (let piece = 0; piece < p.ruleset.pieces.count; piece++) {
    if (!isWaiting(p, piece)) continue;
    const placer = placerOf(p, piece);
    if (placer === p.data[REVEALER]) {
      openStage(p, 'place', placer);
      return;
    }
    other = placer;
  }
  if (other >= 0) {
    openStage(p, 'place', other);
    return;
  }
  p.data[REVEALED] = -1;
  p.data[REVEALER] = -1;
  // Whoever revealed it may have left the table in the meantime (MP-RULING-75).
  if (p.data[GONE + p.data[ACTIVE]]) finishTurn(p, emit);
  else openStage(p, 'act', p.data[ACTIVE]);
}

/** The same, where the choice of what is left may have passed to the revealer. */
export function askOn(p: Position, passed: boolean, emit: Emit): void {
  askPlacer(p, emit);
  if (passed && p.data[REVEALED] >= 0 && !hasLeft(p)) openStage(p, 'place', p.data[REVEALER]);
}

/** Whether the revealer has left the table with tokens still waiting (MP-RULING-77). */
const hasLeft = (p: Position): boolean => p.data[GONE + p.data[REVEALER]] === 1;

/**
 * Too slow: the revealer places what is left himself (BD-TIMER-4). If it is his own clock that has run out, or he has
 * left the table, the tokens go to the first empty squares, so that the reveal is completed (BD-RULING-122,
 * BD-RULING-138).
 */
export function placeLate(p: Position, seat: Seat, emit: Emit): void {
  if (seat !== p.data[REVEALER] && !hasLeft(p)) {
    openStage(p, 'place', p.data[REVEALER]);
    return;
  }
  const passed = hasPassed(p);
  for (let piece = 0; piece < p.ruleset.pieces.count; piece++) {
    if (!isWaiting(p, piece) || tokenRefusal(p, seat, piece, passed) !== null) continue;
    p.ruleset.occupancy.read(p);
    putDown(p, seat, piece, firstEmptySquare(p), emit);
  }
  askPlacer(p, emit);
}

function firstEmptySquare(p: Position): Place {
  let square = p.data[REVEALED] * ROOM_SQUARES;
  while (squareRefusal(p, square) !== null) square++;
  return square;
}

function putDown(p: Position, seat: Seat, piece: Piece, at: Place, emit: Emit): void {
  put(p, piece, at);
  emit?.({ event: { type: 'tokenPlaced', seat, piece: p.ruleset.pieces.ids[piece], place: at } });
}

/** Whether the choice of the remaining tokens has passed to the revealer. */
export const hasPassed = (p: Position): boolean =>
  p.data[CHOOSER] === p.data[REVEALER] &&
  !p.ruleset.pieces.all.some((piece) => isWaiting(p, piece) && placerOf(p, piece) === p.data[REVEALER]);

function tokenRefusal(p: Position, seat: Seat, piece: Piece, passed: boolean): RefusalCode | null {
  if (!isWaiting(p, piece)) return 'NOT_WAITING';
  return passed || placerOf(p, piece) === seat ? null : 'NOT_YOURS_TO_PLACE';
}

/** Any empty square but a pit (BD-TERM-6, BD-PLACE-3 to BD-PLACE-5), whether one could get there or not (CG-PLACE-5). */
function squareRefusal(p: Position, place: Place): RefusalCode | null {
  const { ground, occupancy } = p.ruleset;
  if (slotOf(place) !== p.data[REVEALED] || !isPlace(p, place)) return 'OTHER_ROOM';
  if (MAY_REST[ground.kind[place]] === 0) return 'PLACE_ON_PIT';
  return occupancy.first[place] >= 0 ? 'PLACE_TAKEN' : null;
}

export const place = tokenKind({
  type: 'place',

  list(p, seat, _piece, out): void {
    const passed = hasPassed(p);
    const first = p.data[REVEALED] * ROOM_SQUARES;
    for (let piece = 0; piece < p.ruleset.pieces.count; piece++) {
      if (!isWaiting(p, piece) || tokenRefusal(p, seat, piece, passed)) continue;
      for (let square = first; square < first + ROOM_SQUARES; square++)
        if (squareRefusal(p, square) === null) out.push(piece, square);
    }
  },

  check(p, seat, piece, { piece: id, place: at }) {
    const code = tokenRefusal(p, seat, piece, hasPassed(p)) ?? squareRefusal(p, at);
    return code ? refuse(code, { piece: id, at }) : at;
  },

  perform(p, seat, packed, emit): void {
    const passed = hasPassed(p);
    putDown(p, seat, pieceOf(packed), targetOf(packed), emit);
    askOn(p, passed, emit);
  },

  decode: (packed, piece) => ({ type: 'place', piece, place: targetOf(packed) }),
});

export const placeRow: ActionRow<'place'> = {
  fields: { piece: PIECE_ID, place: PLACE_NUMBER },
  text: [{ piece: 'piece' }, { place: 'place', mark: '@', on: 'room' }],
  aim: { place: 'place' },
};
