/** Turning rooms (group ROTATE, CHAR-Mekanork). */
import { type Board, type Piece, squareAt } from './board.ts';

/** The number of a pair: `37ccw` belongs to pair 37. */
const pairOf = (room: string): number => Number.parseInt(room, 10);
/** The way the printed arrow turns. */
const arrowOf = (room: string): 'cw' | 'ccw' => (room.endsWith('ccw') ? 'ccw' : 'cw');

export function rotateRefusal(board: Board, figure: Piece, slot: number, turn: 'cw' | 'ccw'): string | null {
  if (figure.square === undefined) return 'BD-ROTATE-1';
  const square = squareAt(board, figure.square);
  if (square.kind !== 'gear') return 'BD-ROTATE-1';
  const own = board.position.slots[square.slot];
  const turned = board.position.slots[slot];
  if (own === undefined || turned === undefined) return 'BD-ROTATE-1';
  if (!turned.faceUp) return 'BD-RULING-8';
  if (pairOf(turned.room) !== pairOf(own.room)) return 'BD-ROTATE-2'; // BD-MIX-6: any room of the number
  if (figure.kind === 'mekanork') return null; // BD-CHAR-Mekanork-2, BD-CHAR-Mekanork-3
  return arrowOf(turned.room) === turn ? null : 'BD-ROTATE-5';
}
