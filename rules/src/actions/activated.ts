/**
 * Makers for activated abilities of the two common shapes: aimed at a character, or at nobody but oneself.
 *
 * An ability gives the price, the reasons against it and what it does; listing, checking and writing down are shared.
 */
import type { Position } from '../model/position.ts';
import { placeOf } from '../model/position.ts';
import { refuse, type Refusal, type Cause, type RuleByCode } from '../refusals.ts';
import { pay } from '../turn/effects.ts';
import { pointsFor } from '../model/position.ts';
import type { Emit } from '../model/events.ts';
import type { Piece } from '../vocabulary.ts';
import { abilityRefusal } from './ability.ts';
import { pieceById } from './acting.ts';
import { pieceOf, targetOf } from '../model/packed-action.ts';
import type { Action, PieceId } from '../model/action.ts';
import type { ActionKind } from '../model/action-kind.ts';

/** What a piece does to a target, and nothing more is said about it. */
type AimedType = Exclude<
  Extract<Action, { readonly piece: PieceId; readonly target: PieceId }>['type'],
  'attack' | 'steal'
>;

export interface AimedPlan {
  readonly type: AimedType;
  readonly cost: number;
  readonly barrier: boolean;
  /** Why this character on the board may not be the target. */
  readonly refusalOf: (p: Position, piece: Piece, target: Piece) => Cause | null;
  /** Where this ability has a rule of its own for a refusal. */
  readonly rules?: RuleByCode;
  readonly perform: (p: Position, piece: Piece, target: Piece, emit: Emit) => void;
}

export function aimed(plan: AimedPlan): ActionKind {
  const { type, cost, barrier } = plan;
  return {
    type,
    barrier,
    list(p, _seat, piece, out): void {
      if (pointsFor(p, piece) < cost) return;
      const { isCharacter, count } = p.ruleset.pieces;
      for (let target = 0; target < count; target++)
        if (isCharacter[target] === 1 && placeOf(p, target) >= 0 && plan.refusalOf(p, piece, target) === null)
          out.push(piece, target);
    },
    check(p, seat, action, out): Refusal | null {
      if (action.type !== type) return refuse('MALFORMED');
      const refusal = abilityRefusal(p, seat, action.piece, type, cost);
      if (refusal) return refusal;
      const piece = pieceById(p, action.piece);
      const target = pieceById(p, action.target);
      if (target < 0) return refuse('UNKNOWN_PIECE');
      if (p.ruleset.pieces.isCharacter[target] === 0)
        return refuse('NOT_A_CHARACTER', { piece: action.target });
      if (placeOf(p, target) < 0) return refuse('NOT_IN_PLAY', { piece: action.target });
      const cause = plan.refusalOf(p, piece, target);
      if (cause) return refuse(cause, { piece: action.target }, plan.rules);
      out.head |= (piece << 6) | (target << 13);
      return null;
    },
    perform(p, _seat, packed, emit): void {
      pay(p, pieceOf(packed), cost);
      plan.perform(p, pieceOf(packed), targetOf(packed), emit);
    },
    decode: (p, _seat, packed) => ({
      type,
      piece: p.ruleset.pieces.ids[pieceOf(packed)],
      target: p.ruleset.pieces.ids[targetOf(packed)],
    }),
  };
}
