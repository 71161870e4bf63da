/**
 * What a player can ask for. Ids and plain values only, so that an action can be stored, sent and replayed.
 *
 * An action is a complete wish: a move comes with its whole path and everything taken or left on the way, because an
 * action is resolved completely before another begins (BD-STACK-2).
 */
import type { Place } from '../vocabulary.ts';

/** Name of a piece: colour and kind, `blue-cleric`. */
export type PieceId = string;

/** On the step with this index of the path (0 = where the move starts), leave the load and/or take a piece. */
export interface Handling {
  readonly step: number;
  readonly leave?: PieceId;
  readonly take?: PieceId;
}

/** A portcullis: the slot of its room and its number in the drawing, counted line by line. */
export interface Gate {
  readonly slot: number;
  readonly gate: number;
}

export type SetUpAction =
  | { readonly type: 'choose'; readonly piece: PieceId }
  | { readonly type: 'dismiss'; readonly piece: PieceId }
  | { readonly type: 'deploy'; readonly piece: PieceId; readonly place: Place }
  | { readonly type: 'lay'; readonly piece: PieceId; readonly slot: number };

export type TurnAction =
  | { readonly type: 'playCard'; readonly card: number }
  | { readonly type: 'endTurn' }
  | {
      readonly type: 'move';
      readonly piece: PieceId;
      readonly path: readonly Place[];
      readonly handlings?: readonly Handling[];
    }
  | { readonly type: 'jump'; readonly piece: PieceId; readonly pit: Place; readonly to: Place }
  | { readonly type: 'reveal'; readonly piece: PieceId; readonly slot: number }
  | { readonly type: 'rotate'; readonly piece: PieceId; readonly slot: number; readonly turn: 'cw' | 'ccw' }
  | { readonly type: 'openGate'; readonly piece: PieceId; readonly at: Gate }
  | { readonly type: 'closeGate'; readonly piece: PieceId; readonly at: Gate }
  | { readonly type: 'breakGate'; readonly piece: PieceId; readonly at: Gate }
  | {
      readonly type: 'attack';
      readonly piece: PieceId;
      readonly target: PieceId;
      readonly joiners?: readonly PieceId[];
    }
  | { readonly type: 'heal'; readonly piece: PieceId; readonly target: PieceId }
  | { readonly type: 'regenerate'; readonly piece: PieceId }
  | { readonly type: 'wallWalk'; readonly piece: PieceId; readonly to: Place; readonly leave?: PieceId }
  | { readonly type: 'scream'; readonly piece: PieceId; readonly target: PieceId }
  | { readonly type: 'fireball'; readonly piece: PieceId; readonly target: PieceId }
  | { readonly type: 'drink'; readonly piece: PieceId };

export type AnswerAction =
  | { readonly type: 'place'; readonly piece: PieceId; readonly place: Place }
  | { readonly type: 'nameCard'; readonly card: number | null }
  | { readonly type: 'layCard'; readonly card: number };

/** Always possible while the game goes on, whoever's turn it is. */
export type StandingAction =
  | { readonly type: 'resign' }
  | { readonly type: 'offerDraw' }
  | { readonly type: 'declineDraw' }
  | { readonly type: 'claimEnd' };

export type Action = SetUpAction | TurnAction | AnswerAction | StandingAction;
export type ActionType = Action['type'];

/** An action as it comes in: who wishes it, and in answer to which of his decisions. */
export interface Wish {
  readonly seat: number;
  readonly decision: number;
  readonly action: Action;
}
