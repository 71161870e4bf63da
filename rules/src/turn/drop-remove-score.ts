/**
 * What happens to pieces and scores, whatever the cause: dropped, removed, points (BD-VP-6, CG-VP-7). For what:
 * exit.ts, wounds-and-deaths.ts; for the dead (BD-VP-2, BD-VP-7, BD-VP-8): policies/points-for-eliminations.ts; what
 * the dead leave (CG-WOUND-11, CG-CHAR-Paladin-3): wounds-and-deaths.ts; whether two win at once (CG-RULING-177):
 * policies/who-wins.ts. Whatever changes the game for good is progress: the count of quiet turns starts anew
 * (BD-RULING-118, CG-RULING-180).
 */
import { bit } from '../model/ability.ts';
import type { Emit } from '../model/events.ts';
import { POINTS, PROGRESSED, REMOVED } from '../model/fields.ts';
import type { Change } from '../model/policies.ts';
import { type Position, put } from '../model/position.ts';
import { SWALLOWS } from '../map/square-kinds.ts';
import type { Piece, Place, Seat } from '../vocabulary.ts';

export const SPANS_PITS = bit('spansPits');

export const idOf = (p: Position, piece: Piece): string => p.ruleset.pieces.ids[piece];

/** Something changed for good in this turn; whether that is progress is for the edition to say. */
export function noteProgress(p: Position, change: Change): void {
  if (p.ruleset.policies.progress.changes.has(change)) p.data[PROGRESSED] = 1;
}

export function score(p: Position, seat: Seat, points: number, emit: Emit): void {
  p.data[POINTS + seat] += points;
  emit?.({ event: { type: 'pointsScored', seat, points } });
}

/** Puts a piece down on a place; on a pit only what spans it stays (BD-ITEM-6, BD-RULING-33). */
export function drop(p: Position, piece: Piece, place: Place, emit: Emit): void {
  if (SWALLOWS[p.ruleset.ground.kind[place]] === 1 && !(p.ruleset.pieces.traits[piece] & SPANS_PITS))
    remove(p, piece, emit);
  else put(p, piece, place);
}

/** Takes an object out of the game: used up, broken or lost. */
export function remove(p: Position, piece: Piece, emit: Emit): void {
  put(p, piece, REMOVED);
  emit?.({ event: { type: 'pieceRemoved', piece: idOf(p, piece) } });
}
