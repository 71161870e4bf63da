/** A position as JSON that a person can read: the complete truth, nothing hidden, nothing derived. */
import type { PieceId } from '../actions/action.ts';
import type { GameOptions } from '../editions/options.ts';
import type { Colour, Place, Seat } from '../vocabulary.ts';
import type { Ending } from './fields.ts';

export const POSITION_FORMAT = 'dungeon-twister-position';

export type GateState = 'closed' | 'open' | 'broken';

/** Where a piece is: on a place, carried by a piece, a token at a slot's room, or out of play. */
export type WhereJson =
  | { readonly place: Place }
  | { readonly holder: PieceId }
  | { readonly slot: number }
  | 'hand'
  | 'box'
  | 'removed'
  | 'left'
  | 'saved'
  | 'killed';

export type MarkJson = 'wounded' | 'hurt' | 'spent' | 'attacks' | 'defends' | 'strikesFar' | 'shoots';

export interface PieceJson {
  readonly id: PieceId;
  readonly where: WhereJson;
  readonly marks?: readonly MarkJson[];
  readonly ownPoints?: number;
}

export interface SlotJson {
  readonly room: string;
  readonly turned: number;
  readonly faceUp: boolean;
  readonly gates: readonly GateState[];
}

export interface SeatJson {
  readonly colour: Colour;
  readonly actionCards: readonly number[];
  readonly lastCard: number;
  readonly combatCards: readonly number[];
  readonly jumps: number;
  readonly points: number;
  readonly exits: number;
  readonly kills: number;
  readonly offersDraw: boolean;
  readonly asked: number;
}

export interface CombatJson {
  readonly attacker: PieceId;
  readonly target: PieceId;
  readonly namer: Seat;
  readonly named: number;
  readonly laid: readonly number[];
  readonly laidOpenly: readonly number[];
}

export interface PositionJson {
  readonly format: typeof POSITION_FORMAT;
  readonly version: 1;
  readonly options: GameOptions;
  readonly stage: string;
  readonly active: Seat;
  readonly chooser: Seat;
  readonly turn: number;
  readonly ap: number;
  readonly highest: number;
  readonly quiet: number;
  readonly stirred: boolean;
  readonly lots: { readonly firstPlacer: Seat; readonly firstPlayer: Seat };
  readonly arrangement: number;
  readonly slots: readonly SlotJson[];
  readonly reveal: { readonly slot: number; readonly seat: Seat } | null;
  readonly combat: CombatJson | null;
  readonly seats: readonly SeatJson[];
  readonly pieces: readonly PieceJson[];
  readonly ending: Ending;
  readonly winners: readonly Seat[];
}
