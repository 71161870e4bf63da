/**
 * What a piece can do: as any figure, by its own ability or by an object that it carries (BD-ITEM-8, CG-ITEM-11). Which
 * objects are used up (BD-ITEM-12): content/abilities/fireball.ts, speed-potion.ts.
 */
import { isWounded, loadsOf, type Position } from '../model/position.ts';
import { refuse, type Refusal } from '../refusals.ts';
import type { Piece, Seat } from '../vocabulary.ts';
import { actingRefusal, pieceById } from './who-may-act.ts';
import type { ActionType } from '../model/action.ts';

export function offers(p: Position, piece: Piece, type: ActionType): boolean {
  const { pieces, kindNumbers, figureKinds } = p.ruleset;
  const number = kindNumbers[type] ?? -1;
  if (isWounded(p, piece)) return (pieces.woundedActions[piece] ?? []).includes(number);
  return (
    figureKinds.includes(number) ||
    (pieces.actions[piece] ?? []).includes(number) ||
    toolFor(p, piece, type) >= 0
  );
}

/** The object with which a figure does this, or -1. */
export function toolFor(p: Position, piece: Piece, type: ActionType): Piece {
  const { pieces, kindNumbers } = p.ruleset;
  const number = kindNumbers[type] ?? -1;
  for (const load of loadsOf(p, piece))
    if (pieces.isCharacter[load] === 0 && pieces.actions[load].includes(number)) return load;
  return -1;
}

/** Why this figure may not do this, whatever at: because it cannot act, or has no such ability. */
export function abilityRefusal(
  p: Position,
  seat: Seat,
  id: string,
  type: ActionType,
  cost: number,
): Refusal | null {
  const refusal = actingRefusal(p, seat, id, cost);
  if (refusal) return refusal;
  return offers(p, pieceById(p, id), type) ? null : refuse('NO_SUCH_ABILITY', { piece: id });
}
