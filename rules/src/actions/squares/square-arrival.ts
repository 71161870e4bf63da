/**
 * A figure arrives on a square, or out of the labyrinth, after a move, a jump or a step through a wall. Whether it may
 * end there (BD-MOVE-4, BD-MOVE-6, BD-MOVE-9, BD-MOVE-10): square-stacking.ts.
 */
import type { Emit } from '../../model/events.ts';
import { isExitFor } from '../../model/own-and-exit-lines.ts';
import { put, whereIs, type Position } from '../../model/position.ts';
import { exitLabyrinth } from '../../turn/exit.ts';
import type { Piece, Place } from '../../vocabulary.ts';

/** Puts a figure on a square, or out of the labyrinth. */
export function arriveOnSquare(p: Position, mover: Piece, end: Place, emit: Emit): void {
  const { pieces, policies } = p.ruleset;
  const start = whereIs(p, mover);
  put(p, mover, end);
  if (start !== end) policies.stacking.settle(p, start);
  if (isExitFor(p, pieces.owner[mover], end)) exitLabyrinth(p, mover, emit);
  else policies.stacking.settle(p, end);
}
