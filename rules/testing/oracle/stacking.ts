/** The golden rules on what may lie together (group STACK), and where a figure may stay (BD-TERM-10). */
import type { Place } from '../../src/vocabulary.ts';
import { type Board, isPit, type Piece } from './board.ts';

const count = (pieces: readonly Piece[], state: Piece['state']): number =>
  pieces.filter((piece) => piece.state === state).length;

/**
 * What is wrong with these pieces on one square at the end of an action; null if nothing is.
 * Base follows the full text of Prison (BD-RULING-27).
 */
export function crowding(pieces: readonly Piece[]): string | null {
  const figures = count(pieces, 'figure');
  const wounded = count(pieces, 'wounded');
  const objects = count(pieces, 'object');
  if (figures > 1) return 'BD-MOVE-6';
  if (objects > 1) return 'BD-STACK-5';
  if (wounded > 1) return 'BD-STACK-4';
  if (figures + wounded + objects > 2) return 'BD-STACK-6';
  return null;
}

const hasRope = (pieces: readonly Piece[]): boolean => pieces.some(({ kind }) => kind === 'rope');

/** BD-PIT-2, BD-PIT-4, BD-PIT-8, BD-PIT-11; with a Rope the Wizard is like anybody else. */
const mayStayOnPit = (figure: Piece, company: readonly Piece[]): boolean =>
  hasRope(company) || figure.kind === 'thief';

/**
 * Why this square is not valid for this figure to end an action on; null if it is (BD-TERM-10).
 * The company is everything else that would be there, the figure's own load included.
 */
export function stayRefusal(
  board: Board,
  figure: Piece,
  place: Place,
  company: readonly Piece[],
): string | null {
  for (const piece of company) {
    if (piece.state === 'figure') return piece.seat === figure.seat ? 'BD-MOVE-6' : 'BD-MOVE-7';
    if (piece.state === 'wounded' && piece.seat !== figure.seat) return 'BD-MOVE-10';
  }
  if (isPit(board, place) && !mayStayOnPit(figure, company)) {
    return figure.kind === 'wizard' ? 'BD-PIT-18' : 'BD-PIT-11';
  }
  return crowding([figure, ...company]);
}
