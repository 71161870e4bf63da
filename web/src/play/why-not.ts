/**
 * Somebody points at something that is not listed: the wish that he seems to have is judged by the rules, so that the
 * answer is the true reason.
 */
import {
  type Action,
  pathOver,
  type PieceId,
  type Place,
  type Position,
  whereIs,
} from '@dungeon-twister/rules';

/** The wish to walk to a place, along a path that makes the refusal speak of what is really in the way. */
export function walkWish(p: Position, piece: PieceId, to: Place): Action | null {
  const from = whereIs(p, p.ruleset.pieces.byId.get(piece) ?? -1);
  if (from === undefined || from < 0 || from >= p.ruleset.layout.places) return null;
  return { type: 'move', piece, path: pathOver(p, from, to) ?? [from, to] };
}
