/** What a walk takes along where it ends: done on a copy, so that the rules say what somebody with empty hands picks up. */
import { type Action, check, perform, type PieceId } from '@dungeon-twister/rules';
import type { Snapshot } from '../match/snapshot.ts';

export function takenBy({ position, view, mine }: Snapshot, action: Action): PieceId | null {
  const answer = mine && check(position, { seat: mine.seat, decision: mine.number, action });
  if (!mine || !answer?.ok) return null;
  let taken: PieceId | null = null;
  perform(position.copy(), mine.seat, answer.packed, ({ event }) => {
    if (event.type === 'pieceTaken') taken = event.piece;
  });
  // Only what whoever looks sees lying there.
  return view.shown.pieces.some(({ id }) => id === taken) ? taken : null;
}
