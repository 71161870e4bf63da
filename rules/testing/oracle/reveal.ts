/** Revealing a room and placing its tokens (groups REVEAL and PLACE). */
import type { Place, Seat } from '../../src/vocabulary.ts';
import { type Board, bordersAt, type Border, type Piece, pieceCalled, piecesOn, squareAt } from './board.ts';
import { other } from './scenarios.ts';

/** BD-REVEAL-3: only the figure's own room can show something in between (BD-RULING-12). */
const blocksAccess = ({ own }: Border): boolean =>
  own.some(({ kind, closed }) => kind === 'wall' || kind === 'slit' || closed);

const touchesSlot = (board: Board, from: Place, slot: number): boolean =>
  bordersAt(board, from).some((border) => border.to?.slot === slot && !blocksAccess(border));

/** BD-REVEAL-4: from the own line, both rooms along it. */
function alongOwnLine(board: Board, figure: Piece, from: Place, slot: number): boolean {
  if (board.rules.revealFromLine !== 'alongLine' || squareAt(board, from).line !== figure.seat) return false;
  return board.squares.some(({ place, line }) => line === figure.seat && touchesSlot(board, place, slot));
}

export function revealRefusal(board: Board, figure: Piece, slot: number): string | null {
  const room = board.position.slots[slot];
  if (room === undefined) return 'BD-REVEAL-1';
  if (room.faceUp) return 'BD-REVEAL-10';
  if (figure.square === undefined) return 'BD-REVEAL-2';
  if (touchesSlot(board, figure.square, slot) || alongOwnLine(board, figure, figure.square, slot))
    return null;
  return squareAt(board, figure.square).kind === 'line' ? 'BD-REVEAL-5' : 'BD-REVEAL-3';
}

// --- placing

const isTokenAt = ({ where }: Piece, slot: number): boolean =>
  typeof where === 'object' && 'slot' in where && where.slot === slot;

/** BD-PLACE-1, BD-PLACE-2; with objects only it is always the other colour (BD-PLACE-9). */
const placerOf = (token: Piece, revealer: Seat): Seat =>
  token.state === 'object' && token.seat === revealer ? other(revealer) : revealer;

export function placeRefusal(board: Board, seat: Seat, id: string, place: Place): string | null {
  const { reveal, stage, chooser } = board.position;
  if (stage !== 'place' || reveal === null) return 'BD-PLACE-8';
  const token = pieceCalled(board, id);
  if (token === undefined || !isTokenAt(token, reveal.slot)) return 'BD-PLACE-3';
  const revealerHasMore = board.pieces.some(
    (piece) => isTokenAt(piece, reveal.slot) && placerOf(piece, reveal.seat) === reveal.seat,
  );
  // BD-TIMER-4: the other was too slow, so the revealer places what is left.
  const passed = chooser === reveal.seat && !revealerHasMore;
  const placer = passed ? reveal.seat : placerOf(token, reveal.seat);
  if (placer !== seat) return placer === reveal.seat ? 'BD-PLACE-1' : 'BD-PLACE-2';
  if (seat !== reveal.seat && revealerHasMore) return 'BD-PLACE-2';
  if (seat !== chooser) return 'BD-PLACE-1';
  const square = board.squares[place];
  if (square === undefined || square.slot !== reveal.slot) return 'BD-PLACE-3';
  if (square.kind !== 'floor' && square.kind !== 'gear') return 'BD-PLACE-5';
  return piecesOn(board, place).length === 0 ? null : 'BD-PLACE-4'; // BD-TERM-6
}
