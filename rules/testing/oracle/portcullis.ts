/** Opening, closing and breaking portcullises (group PORT). */
import type { PortcullisAt } from '../../src/model/action.ts';
import { type Board, bordersAt, carriesA, type Piece } from './board.ts';
import { breaksGates, picksLocks } from './tokens.ts';

/** BD-PORT-2, BD-RULING-2: from either of the two squares on whose edge it lies. */
function isBeside(board: Board, figure: Piece, { slot, gate }: PortcullisAt): boolean {
  if (figure.square === undefined) return false;
  return bordersAt(board, figure.square).some(({ elements }) =>
    elements.some(
      (element) => element.kind === 'portcullis' && element.slot === slot && element.gate === gate,
    ),
  );
}

const unlocks = (board: Board, figure: Piece): boolean =>
  picksLocks(figure.kind) || carriesA(board, figure, 'key');

export function portcullisRefusal(
  board: Board,
  figure: Piece,
  type: 'openGate' | 'closeGate' | 'breakGate',
  at: PortcullisAt,
): string | null {
  if (!isBeside(board, figure, at)) return 'BD-PORT-2';
  const state = board.position.slots[at.slot]?.gates[at.gate];
  if (type === 'breakGate') {
    if (!breaksGates(figure.kind)) return 'BD-PORT-5';
    return state === 'closed' ? null : 'BD-RULING-97';
  }
  if (!unlocks(board, figure)) return type === 'openGate' ? 'BD-PORT-3' : 'BD-PORT-4';
  if (type === 'openGate') return state === 'closed' ? null : 'BD-PORT-3';
  if (state === 'broken') return 'BD-PORT-6'; // BD-RULING-97
  return state === 'open' ? null : 'BD-PORT-4';
}
