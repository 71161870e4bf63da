/**
 * Which pieces a player has drafted who must leave some of them out afterwards. The draft was open and the leaving out
 * is secret, so the box alone would not tell the one from the other. Rules: BD-MIX-3, BD-HANDICAP-1.
 */
import type { PieceId } from './action.ts';
import type { Piece, Seat } from '../vocabulary.ts';
import { DRAFTED } from './fields.ts';
import type { Position } from './position.ts';
import type { Ruleset } from './ruleset.ts';

const BITS = 32;

/** Whether this player drafts openly and leaves characters out in secret. */
export const draftsAndLeavesOut = ({ teamChoice, options, colours }: Ruleset, seat: Seat): boolean =>
  teamChoice === 'draft' && options.handicap?.colour === colours[seat];

export const isDrafted = (p: Position, piece: Piece): boolean =>
  (p.data[DRAFTED + Math.floor(piece / BITS)] & (1 << (piece % BITS))) !== 0;

export function noteDrafted(p: Position, piece: Piece): void {
  if (draftsAndLeavesOut(p.ruleset, p.ruleset.pieces.owner[piece]))
    p.data[DRAFTED + Math.floor(piece / BITS)] |= 1 << (piece % BITS);
}

export function draftedOf(p: Position): { readonly drafted?: readonly PieceId[] } {
  const drafted = p.ruleset.pieces.ids.filter((_id, piece) => isDrafted(p, piece));
  return drafted.length > 0 ? { drafted } : {};
}
