/** The Wall-Walker's step through a wall (group CHAR-WallWalker). */
import type { PieceId } from '../../src/model/action.ts';
import type { Place } from '../../src/vocabulary.ts';
import {
  type Board,
  type Border,
  bordersAt,
  characterOn,
  companyOf,
  hasClosedGate,
  hasSlit,
  hasWall,
  isPit,
  isWayOut,
  type Piece,
  piecesOn,
} from './board.ts';
import { stayRefusal } from './stacking.ts';

function wallRefusal(border: Border): string | null {
  if (border.to === undefined) return 'BD-RULING-4';
  if (border.to.kind === 'hidden') return 'BD-RULING-92';
  if (hasClosedGate(border)) return 'BD-CHAR-WallWalker-4'; // BD-RULING-93
  // BD-RULING-91: two walls are one action; BD-RULING-96: an arrow-slit is a pierced wall.
  return hasWall(border) || hasSlit(border) ? null : 'BD-CHAR-WallWalker-2';
}

export function wallWalkRefusal(
  board: Board,
  walker: Piece,
  to: Place,
  leave: PieceId | undefined,
): string | null {
  if (walker.kind !== 'wall-walker') return 'BD-CHAR-WallWalker-2';
  if (walker.square === undefined) return 'BD-CHAR-WallWalker-3';
  const border = bordersAt(board, walker.square).find((side) => side.to?.place === to);
  if (border === undefined) return 'BD-CHAR-WallWalker-2';
  const refusal = wallRefusal(border);
  if (refusal !== null) return refusal;

  // BD-RULING-94: what she leaves stays on her square; what she carries goes along.
  const load = companyOf(board, walker);
  const left = load.filter(({ id }) => id === leave);
  if (leave !== undefined && left.length === 0) return 'BD-ITEM-4';
  if (isPit(board, walker.square) && left.some(({ kind }) => kind !== 'rope')) return 'BD-ITEM-6';
  const carried = load.filter(({ id }) => id !== leave);

  if (isWayOut(board, walker.seat, to)) {
    // BD-RULING-92: an exit; the square must be valid, so that no character may be there.
    return characterOn(board, to) === undefined ? null : 'BD-RULING-92';
  }
  return stayRefusal(board, walker, to, [...piecesOn(board, to), ...carried]); // BD-RULING-92, BD-RULING-95
}
