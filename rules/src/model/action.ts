/**
 * What a player can ask for. Ids and plain values only, so that an action can be stored, sent and replayed.
 *
 * An action is a complete wish: a move comes with its whole path and everything taken or left on the way, because an
 * action is resolved completely before another begins (BD-STACK-2).
 */
import type { DirectionName, Place } from '../vocabulary.ts';

/** Name of a piece: colour and kind, `blue-cleric`. */
export type PieceId = string;

/** On the step with this index of the path (0 = where the move starts), leave the load and/or take a piece. */
export interface Handling {
  readonly step: number;
  readonly leave?: PieceId;
  /** Who is given what is left; without it, it stays on the floor. */
  readonly to?: PieceId;
  readonly take?: PieceId;
}

/** A portcullis: the slot of its room and its number in the drawing, counted line by line. */
export interface PortcullisAt {
  readonly slot: number;
  readonly gate: number;
}

/** What is done before the first turn: choosing a team, laying tokens. */
export type SetUpAction =
  | { readonly type: 'choose'; readonly piece: PieceId }
  | { readonly type: 'dismiss'; readonly piece: PieceId }
  | { readonly type: 'deploy'; readonly piece: PieceId; readonly place: Place }
  | { readonly type: 'lay'; readonly piece: PieceId; readonly slot: number }
  | { readonly type: 'face'; readonly piece: PieceId; readonly place: Place };

/** What the active player does in his turn. */
export type TurnAction =
  | { readonly type: 'playCard'; readonly card: number }
  | { readonly type: 'endTurn' }
  | {
      readonly type: 'move';
      readonly piece: PieceId;
      readonly path: readonly Place[];
      readonly handlings?: readonly Handling[];
    }
  | {
      readonly type: 'jump';
      readonly piece: PieceId;
      /** Where a pit is a place; between zones it is known from where the jump lands. */
      readonly pit?: Place;
      readonly to: Place;
      /** A combat card that is given up because no Jump card is left. */
      readonly card?: number;
    }
  | {
      readonly type: 'reveal';
      readonly piece: PieceId;
      readonly slot: number;
      /** The side over which the room is flipped, where that is a choice (MP-STD-12). */
      readonly over?: DirectionName;
    }
  | { readonly type: 'rotate'; readonly piece: PieceId; readonly slot: number; readonly turn: 'cw' | 'ccw' }
  | { readonly type: 'slide'; readonly piece: PieceId; readonly to: 'up' | 'down' }
  | { readonly type: 'lift'; readonly piece: PieceId }
  | { readonly type: 'leave'; readonly piece: PieceId }
  | { readonly type: 'openGate'; readonly piece: PieceId; readonly at: PortcullisAt }
  | { readonly type: 'closeGate'; readonly piece: PieceId; readonly at: PortcullisAt }
  | { readonly type: 'breakGate'; readonly piece: PieceId; readonly at: PortcullisAt }
  | {
      readonly type: 'attack';
      readonly piece: PieceId;
      readonly target: PieceId;
      readonly joiners?: readonly PieceId[];
      /**
       * With what somebody attacks who could do it in more than one way, unless in the usual one: an object in his
       * hands, or himself where the weapon is his own.
       */
      readonly with?: readonly PieceId[];
    }
  | { readonly type: 'heal'; readonly piece: PieceId; readonly target: PieceId }
  | { readonly type: 'regenerate'; readonly piece: PieceId }
  | {
      readonly type: 'wallWalk';
      readonly piece: PieceId;
      readonly to: Place;
      /** Where places are squares: the load that stays behind. */
      readonly leave?: PieceId;
      /** Where places are zones: what is done with loads before the wall (step 0) and behind it (step 1). */
      readonly handlings?: readonly Handling[];
    }
  | { readonly type: 'scream'; readonly piece: PieceId; readonly target: PieceId }
  | { readonly type: 'fireball'; readonly piece: PieceId; readonly target: PieceId }
  | { readonly type: 'drink'; readonly piece: PieceId }
  | { readonly type: 'breakWalls'; readonly piece: PieceId }
  | { readonly type: 'invert'; readonly piece: PieceId; readonly slot: number }
  | { readonly type: 'steal'; readonly piece: PieceId; readonly item: PieceId; readonly target: PieceId }
  | {
      readonly type: 'levitate';
      readonly piece: PieceId;
      readonly item: PieceId;
      /** From where the object is, place by place; of that alone if it only changes hands. */
      readonly path: readonly Place[];
      /** Who is given it; without it, it lies where it ends. */
      readonly to?: PieceId;
    };

/** What answers a question that another action has raised. */
export type AnswerAction =
  | { readonly type: 'place'; readonly piece: PieceId; readonly place: Place }
  | { readonly type: 'join'; readonly side: 'attack' | 'defence' | null }
  | { readonly type: 'countCards'; readonly count: number }
  | { readonly type: 'nameCard'; readonly card: number | null }
  | {
      readonly type: 'layCard';
      readonly card: number;
      /** A second card, where two were announced. */
      readonly second?: number;
    };

/** Always possible while the game goes on, whoever's turn it is. */
export type AnytimeAction =
  | { readonly type: 'resign' }
  | { readonly type: 'offerDraw' }
  | { readonly type: 'declineDraw' }
  | { readonly type: 'claimEnd' };

/** Whatever a player can do, as it is stored and sent. */
export type Action = SetUpAction | TurnAction | AnswerAction | AnytimeAction;
export type ActionType = Action['type'];
type ActionByType = { readonly [A in Action as A['type']]: A };
/** An action of one type. */
export type ActionOf<T extends ActionType> = ActionByType[T];

/** An action as it comes in: who wishes it, and in answer to which of his decisions. */
export interface ActionRequest {
  readonly seat: number;
  readonly decision: number;
  readonly action: Action;
}
