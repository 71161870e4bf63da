/** Whether somebody can do anything at all is asked with a walk that leads nowhere. */
import { type Action, type PieceId, type Position, whereIs } from '@dungeon-twister/rules';

/** Standing still is a walk too. */
export function stillWish(p: Position, piece: PieceId): Action | null {
  const from = whereIs(p, p.ruleset.pieces.byId.get(piece) ?? -1);
  if (from === undefined || from < 0) return null;
  return { type: 'move', piece, path: [from < p.ruleset.layout.places ? from : 0] };
}
