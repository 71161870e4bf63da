/**
 * A figure arrives in a zone, or out of the labyrinth, after a move, a jump or a step through a wall. Whether it may
 * end there (CG-ITEM-6, CG-ZONE-4, CG-MOVE-15): zone-stacking.ts.
 */
import type { Emit } from '../../model/events.ts';
import { isExitFor } from '../../model/own-and-exit-lines.ts';
import { put, setEnteredFrom, type Position } from '../../model/position.ts';
import { exitLabyrinth } from '../../turn/exit.ts';
import type { Piece, Place } from '../../vocabulary.ts';

/** Where somebody ends, and by which place he came among enemies there, or -1. */
export const packEnd = (place: Place, entered: Place): number => place | ((entered + 1) << 9);
export const endPlace = (target: number): Place => target & 511;
export const endEntered = (target: number): Place => (target >> 9) - 1;

/** Puts a figure into a zone, or out of the labyrinth; by `entered` it has come among enemies, or -1. */
export function arriveInZone(p: Position, mover: Piece, end: Place, entered: Place, emit: Emit): void {
  put(p, mover, end);
  setEnteredFrom(p, mover, entered);
  if (isExitFor(p, p.ruleset.pieces.owner[mover], end)) exitLabyrinth(p, mover, emit);
}
