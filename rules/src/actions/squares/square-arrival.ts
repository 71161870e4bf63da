/**
 * A figure arrives on a square, or out of the labyrinth, after a move, a jump or a step through a wall. Whether it may
 * end there (BD-MOVE-4, BD-MOVE-6, BD-MOVE-9, BD-MOVE-10): square-stacking.ts. What lay there is carried from then on
 * (BD-RULING-26), and everybody is told so (BD-ITEM-10): nobody asked for it, so nothing else would say it.
 */
import type { Emit } from '../../model/events.ts';
import { isExitFor } from '../../model/own-and-exit-lines.ts';
import { holderOf, isFigure, loadOf, put, whereIs, type Position } from '../../model/position.ts';
import { exitLabyrinth } from '../../turn/exit.ts';
import type { Piece, Place } from '../../vocabulary.ts';

/** Puts a figure on a square, or out of the labyrinth. */
export function arriveOnSquare(p: Position, mover: Piece, end: Place, emit: Emit): void {
  const { pieces, policies } = p.ruleset;
  const start = whereIs(p, mover);
  put(p, mover, end);
  if (start !== end) policies.stacking.settle(p, start);
  if (isExitFor(p, pieces.owner[mover], end)) exitLabyrinth(p, mover, emit);
  else settleUnder(p, mover, end, emit);
}

/** Settles the square to which a character has come; tells what a figure carries now and did not before, be it the comer. */
export function settleUnder(p: Position, comer: Piece, place: Place, emit: Emit): void {
  const { pieces, policies } = p.ruleset;
  // Where nobody listens nothing is looked up: bots try walks by the thousand.
  const before = emit ? loadOf(p, comer) : -1;
  policies.stacking.settle(p, place);
  if (!emit) return;
  const [load, carrier] = isFigure(p, comer) ? [loadOf(p, comer), comer] : [comer, holderOf(p, comer)];
  if (load >= 0 && carrier >= 0 && load !== before)
    emit({ event: { type: 'pieceTaken', piece: pieces.ids[load], by: pieces.ids[carrier], place } });
}
