/**
 * Makers for kinds of actions, by who performs them: a figure, a token before the first turn, or nobody on the board.
 *
 * What all of a sort have in common is here: who may act, what he pays (turn/paying.ts), how a code names him. A plan
 * says what remains: its `check` answers the target of the code, or why not, and keeps in `out` whatever else the code
 * needs.
 */
import type { Action, ActionOf, ActionType, PieceId } from '../model/action.ts';
import type { ActionKind } from '../model/action-kind.ts';
import type { Emit } from '../model/events.ts';
import { NO_PIECE, type PackedAction, pieceOf } from '../model/packed-action.ts';
import type { Position } from '../model/position.ts';
import { refuse, type Refusal } from '../refusals.ts';
import { pay, USUAL_PRICE } from '../turn/paying.ts';
import type { Piece, Seat } from '../vocabulary.ts';
import { pieceById } from './who-may-act.ts';
import { abilityRefusal } from './ability-or-object.ts';

/** Types of actions that a piece performs. */
type PieceType = Extract<Action, { readonly piece: PieceId }>['type'];

/** Completes a code; what is no target is a refusal. */
function accept(out: PackedAction, piece: Piece, target: number | Refusal): Refusal | null {
  if (typeof target !== 'number') return target;
  out.head |= (piece << 6) | (target << 13);
  return null;
}

interface FigurePlan<T extends PieceType>
  extends Pick<ActionKind<T>, 'type' | 'list' | 'leadsTo' | 'newWalk'> {
  readonly cost?: number;
  readonly barrier?: true;
  readonly check: (
    position: Position,
    piece: Piece,
    action: ActionOf<T>,
    out: PackedAction,
  ) => number | Refusal;
  /** Carries it out; it is paid for. */
  readonly perform: (position: Position, piece: Piece, packed: PackedAction, emit: Emit) => void;
  readonly decode: (position: Position, packed: PackedAction, piece: PieceId) => ActionOf<T>;
}

/** What a figure does for action points. */
export const figureKind = <T extends PieceType>(plan: FigurePlan<T>): ActionKind<T> => {
  const { cost = USUAL_PRICE, barrier = false, check, perform, decode, ...own } = plan;
  return {
    ...own,
    barrier,
    check(p, seat, action, out) {
      const refusal = abilityRefusal(p, seat, action.piece, own.type, cost);
      if (refusal) return refusal;
      const piece = pieceById(p, action.piece);
      return accept(out, piece, check(p, piece, action, out));
    },
    perform(p, _seat, packed, emit): void {
      pay(p, pieceOf(packed), cost);
      perform(p, pieceOf(packed), packed, emit);
    },
    decode: (p, _seat, packed) => decode(p, packed, p.ruleset.pieces.ids[pieceOf(packed)]),
  };
};

interface TokenPlan<T extends PieceType> extends Pick<ActionKind<T>, 'type' | 'list' | 'perform'> {
  readonly barrier?: boolean;
  readonly check: (position: Position, seat: Seat, piece: Piece, action: ActionOf<T>) => number | Refusal;
  readonly decode: (packed: PackedAction, piece: PieceId) => ActionOf<T>;
}

/** What a player does with one of his tokens: a slip, until somebody else acts or more is told of it. */
export const tokenKind = <T extends PieceType>({
  barrier = false,
  check,
  decode,
  ...plan
}: TokenPlan<T>): ActionKind<T> => ({
  ...plan,
  barrier,
  check(p, seat, action, out) {
    const piece = pieceById(p, action.piece);
    return piece < 0 ? refuse('UNKNOWN_PIECE') : accept(out, piece, check(p, seat, piece, action));
  },
  decode: (p, _seat, packed) => decode(packed, p.ruleset.pieces.ids[pieceOf(packed)]),
});

interface AnswerPlan<T extends ActionType> extends Pick<ActionKind<T>, 'type' | 'list' | 'perform'> {
  readonly check: (
    position: Position,
    seat: Seat,
    action: ActionOf<T>,
    out: PackedAction,
  ) => number | Refusal;
  readonly decode: (packed: PackedAction) => ActionOf<T>;
}

/** What a player says or plays, and no piece does: it stands. */
export const answerKind = <T extends ActionType>({
  check,
  decode,
  ...plan
}: AnswerPlan<T>): ActionKind<T> => ({
  ...plan,
  barrier: true,
  check: (p, seat, action, out) => accept(out, NO_PIECE, check(p, seat, action, out)),
  decode: (_p, _seat, packed) => decode(packed),
});
