/** Jumps (group JUMP): from a square next to a pit, over the pit, onto a valid square on another side of it. */
import type { Place } from '../../src/vocabulary.ts';
import {
  type Board,
  bordersAt,
  characterOn,
  companyOf,
  isPassable,
  isPit,
  isWayOut,
  type Piece,
  piecesOn,
} from './board.ts';
import { stayRefusal } from './stacking.ts';

/** The direction in which `to` is adjacent to `from`; -1 if it is not (BD-RULING-54: no slit, not even for the Naga). */
const adjacentTowards = (board: Board, from: Place, to: Place): number =>
  bordersAt(board, from).findIndex((border) => border.to?.place === to && isPassable(border));

function landingRefusal(board: Board, jumper: Piece, to: Place): string | null {
  const there = piecesOn(board, to);
  if (isWayOut(board, jumper.seat, to)) {
    // BD-RULING-55: an exit, but the jump must land, so that no character may be there.
    return characterOn(board, to) === undefined ? null : 'BD-RULING-55';
  }
  return stayRefusal(board, jumper, to, [...there, ...companyOf(board, jumper)]); // BD-JUMP-8, BD-RULING-56
}

export function jumpRefusal(board: Board, jumper: Piece, pit: Place, to: Place): string | null {
  const start = jumper.square;
  if (start === undefined) return 'BD-JUMP-11';
  if ((board.position.seats[jumper.seat]?.jumps ?? 0) < 1) return 'BD-JUMP-1';
  const off = adjacentTowards(board, start, pit);
  if (off < 0 || !isPit(board, pit)) return 'BD-JUMP-4';
  if (characterOn(board, pit) !== undefined) return 'BD-JUMP-9'; // BD-RULING-52: a Rope alone is no hindrance
  const on = adjacentTowards(board, pit, to);
  if (on < 0) return 'BD-JUMP-5';
  if (to === start) return 'BD-JUMP-7';
  if (board.rules.jumpLanding === 'straight' && on !== off) return 'BD-JUMP-6';
  return landingRefusal(board, jumper, to);
}
