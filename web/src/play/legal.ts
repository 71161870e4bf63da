/** What the rules list for somebody: everything, or what one of his pieces can do. */
import {
  type Action,
  ActionList,
  decode,
  legalActions,
  listOf,
  type PieceId,
  type Seat,
} from '@dungeon-twister/rules';
import type { Match } from '../match/match.ts';

const listed = new ActionList();

export const legalFor = (match: Match, seat: Seat): Action[] =>
  legalActions(match.game.position, seat, listed);

export function legalOf(match: Match, seat: Seat, id: PieceId): Action[] {
  const { position } = match.game;
  const piece = position.ruleset.pieces.byId.get(id);
  if (piece === undefined) return [];
  listOf(position, seat, piece, listed);
  return Array.from({ length: listed.length }, (_, index) => decode(position, seat, listed.packed(index)));
}
