/** Starting teams and laying tokens (groups SETUP, SCN1 to SCN5). */
import type { PieceId } from '../../src/model/action.ts';
import type { Place, Seat } from '../../src/vocabulary.ts';
import { type Board, type Piece, pieceCalled } from './board.ts';
import { other } from './scenarios.ts';

/** BD-COMP-11, counted from 0. */
const DOTS: readonly number[] = [1, 3, 6, 8];

function starters(board: Board, seat: Seat): readonly Piece[] {
  return board.pieces.filter(
    (piece) => piece.seat === seat && piece.state !== 'object' && piece.square !== undefined,
  );
}

const isComplete = (board: Board, seat: Seat): boolean =>
  starters(board, seat).length >= (board.scenario.starters[seat] ?? 0);

export function deployRefusal(board: Board, seat: Seat, id: PieceId, place: Place): string | null {
  if (board.position.stage !== 'deploy') return 'BD-SETUP-7';
  const piece = pieceCalled(board, id);
  if (piece === undefined || piece.seat !== seat || piece.state === 'object') return 'BD-SETUP-6';
  if (piece.where !== 'hand') return 'BD-SETUP-6';
  if (isComplete(board, seat)) return 'BD-SETUP-6';
  // BD-SCN2-5: the Cleric's side first.
  if (board.position.options.scenario === 'prison-2' && seat === 1 && !isComplete(board, other(seat))) {
    return 'BD-SCN2-5';
  }
  const square = board.squares[place];
  if (square === undefined || square.line !== seat || !DOTS.includes(square.x)) return 'BD-SETUP-7';
  return starters(board, seat).some((starter) => starter.square === place) ? 'BD-SETUP-7' : null;
}

const tokensAt = (board: Board, slot: number): number =>
  board.pieces.filter(({ where }) => typeof where === 'object' && 'slot' in where && where.slot === slot)
    .length;

export function layRefusal(board: Board, seat: Seat, id: PieceId, slot: number): string | null {
  if (board.position.stage !== 'lay') return 'BD-SETUP-10';
  if (seat !== board.position.chooser) return 'BD-SETUP-10';
  const piece = pieceCalled(board, id);
  if (piece === undefined || piece.seat !== seat || piece.where !== 'hand') return 'BD-SETUP-10';
  if (board.position.slots[slot] === undefined) return 'BD-SETUP-10';
  const capacity = board.scenario.capacity[Math.floor(slot / 2)] ?? 0;
  return tokensAt(board, slot) < capacity ? null : 'BD-SETUP-14'; // BD-SETUP-13
}
