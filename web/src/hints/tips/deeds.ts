/** What figures could do in a position, and what would come of it. */
import {
  type ActionList as List,
  ActionList,
  listOf,
  type PackedAction,
  perform,
  type Piece,
  type PieceId,
  placeAimedAt,
  placeOf,
  type Position,
  type Seat,
  typeOf,
} from '@dungeon-twister/rules';

export const idOf = ({ ruleset }: Position, piece: Piece): PieceId =>
  [...ruleset.pieces.byId].find(([, number]) => number === piece)?.[0] ?? '';

export function deedsOf(p: Position, seat: Seat, piece: Piece): readonly PackedAction[] {
  const all: List = new ActionList();
  all.handlings = 0;
  listOf(p, seat, piece, all);
  return Array.from({ length: all.length }, (_, index) => all.packed(index));
}

/** Walks that lead elsewhere. */
export const walksOf = (p: Position, seat: Seat, piece: Piece): readonly PackedAction[] =>
  deedsOf(p, seat, piece).filter(
    (packed) => typeOf(p, packed) === 'move' && placeAimedAt(p, packed) !== placeOf(p, piece),
  );

export function after(p: Position, seat: Seat, packed: PackedAction): Position {
  const next = p.copy();
  perform(next, seat, packed);
  return next;
}
