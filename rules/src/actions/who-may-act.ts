/**
 * Whether a piece can act at all: known, own, on the board, unwounded, not spent, and paid for. Whether the spent join
 * a combat (BD-RULING-60, CG-RULING-106): who-is-drawn-into-a-group.ts, zone-combatants.ts; which player acts
 * (CG-TURN-3): turn/turn-and-game-end.ts.
 * Rules: BD-TERM-4, BD-TURN-6, BD-TURN-7, BD-TURN-17, BD-ITEM-14, BD-WOUND-2, BD-WOUND-11, BD-EXIT-8, BD-RULING-13;
 * CG-AP-9, CG-WOUND-1, CG-WOUND-3, CG-RULING-12, CG-RULING-175, CG-RULING-193.
 */
import {
  isFigure,
  isSpent,
  marksOf,
  placeOf,
  restRuleOf,
  pointsFor,
  whereIs,
  type Position,
} from '../model/position.ts';
import { HELD, REGENERATED } from '../model/fields.ts';
import { type Cause, refuse, type Refusal } from '../refusals.ts';
import type { Piece, Seat } from '../vocabulary.ts';

/** The piece of an id, or -1. */
export const pieceById = (position: Position, id: string): Piece =>
  position.ruleset.pieces.byId.get(id) ?? -1;

/** Why this piece of this seat may not do something that only a figure does. */
export function actingRefusal(position: Position, seat: Seat, id: string, cost: number): Refusal | null {
  const piece = pieceById(position, id);
  if (piece < 0) return refuse('UNKNOWN_PIECE');
  const { pieces } = position.ruleset;
  if (pieces.isCharacter[piece] === 0) return refuse('NOT_A_CHARACTER', { piece: id });
  if (pieces.owner[piece] !== seat) return refuse('NOT_YOUR_PIECE', { piece: id });
  if (placeOf(position, piece) < 0) return refuse('NOT_IN_PLAY', { piece: id });
  if (!isFigure(position, piece)) return refuse('WOUNDED_CANNOT_ACT', { piece: id });
  if (isSpent(position, piece)) return refuse(whySpent(position, piece), { piece: id });
  if (pointsFor(position, piece) < cost) return refuse('NO_POINTS', { piece: id });
  return null;
}

/** Healed by somebody, or by himself: then his own rule says that he rests. */
function whySpent(p: Position, piece: Piece): Cause {
  const rule = restRuleOf(p, piece);
  return rule && marksOf(p, piece) & REGENERATED ? { code: 'SPENT', rule } : 'SPENT';
}

/** The same question for lists, where the piece is known to be one of the seat's own. */
export const canAct = (position: Position, piece: Piece): boolean =>
  whereIs(position, piece) < HELD && isFigure(position, piece) && !isSpent(position, piece);
