/**
 * Makers for activated abilities of the two common shapes: aimed at a character, or at nobody but oneself.
 *
 * An ability gives the price where it is not the usual one (BD-TURN-15: turn/paying.ts), the reasons against it and
 * what it does, also to its object: used up or kept (BD-ITEM-12, BD-ITEM-13, CG-ITEM-9): abilities/fireball.ts, key.ts.
 */
import { placeOf, pointsFor, type Position } from '../model/position.ts';
import { type Cause, refuse, type RefusalCode, type RuleByCode } from '../refusals.ts';
import type { Emit } from '../model/events.ts';
import { USUAL_PRICE } from '../turn/paying.ts';
import type { Piece } from '../vocabulary.ts';
import { pieceById } from './who-may-act.ts';
import { figureKind } from './kind-makers.ts';
import { targetOf } from '../model/packed-action.ts';
import type { ActionOf, ActionType } from '../model/action.ts';
import type { ActionKind } from '../model/action-kind.ts';

/** Types of actions that have these fields and no others. */
type TypeWith<Field extends string> = {
  [T in ActionType]: [Field | 'type', keyof ActionOf<T>] extends [keyof ActionOf<T>, Field | 'type']
    ? T
    : never;
}[ActionType];

export interface AimedPlan {
  readonly type: TypeWith<'piece' | 'target'>;
  readonly cost?: number;
  /** Why this character on the board may not be the target. */
  readonly refusalOf: (p: Position, piece: Piece, target: Piece) => Cause | null;
  /** Where this ability has a rule of its own for a refusal. */
  readonly rules?: RuleByCode;
  readonly perform: (p: Position, piece: Piece, target: Piece, emit: Emit) => void;
}

export function aimed(plan: AimedPlan): ActionKind {
  const { type, cost = USUAL_PRICE } = plan;
  return figureKind({
    type,
    cost,
    list(p, _seat, piece, out): void {
      if (pointsFor(p, piece) < cost) return;
      const { isCharacter, count } = p.ruleset.pieces;
      for (let target = 0; target < count; target++)
        if (isCharacter[target] === 1 && placeOf(p, target) >= 0 && plan.refusalOf(p, piece, target) === null)
          out.push(piece, target);
    },
    check(p, piece, action) {
      const target = pieceById(p, action.target);
      if (target < 0) return refuse('UNKNOWN_PIECE');
      if (p.ruleset.pieces.isCharacter[target] === 0)
        return refuse('NOT_A_CHARACTER', { piece: action.target });
      if (placeOf(p, target) < 0) return refuse('NOT_IN_PLAY', { piece: action.target });
      const cause = plan.refusalOf(p, piece, target);
      return cause ? refuse(cause, { piece: action.target }, plan.rules) : target;
    },
    perform: (p, piece, packed, emit) => plan.perform(p, piece, targetOf(packed), emit),
    decode: (p, packed, piece) => ({ type, piece, target: p.ruleset.pieces.ids[targetOf(packed)] }),
  });
}

/** What a figure does to itself or where it is, for one point. */
export const onItself = (
  type: TypeWith<'piece'>,
  refusalOf: (p: Position, piece: Piece) => RefusalCode | null,
  perform: (p: Position, piece: Piece, emit: Emit) => void,
  rules?: RuleByCode,
): ActionKind =>
  figureKind({
    type,
    list(p, _seat, piece, out): void {
      if (refusalOf(p, piece) === null) out.push(piece, 0);
    },
    check(p, piece, action) {
      const code = refusalOf(p, piece);
      return code ? refuse(code, { piece: action.piece }, rules) : 0;
    },
    perform: (p, piece, _packed, emit) => perform(p, piece, emit),
    decode: (_p, _packed, piece) => ({ type, piece }),
  });
