/** A position as JSON that a person can read: the complete truth, nothing hidden, nothing derived. */
import type { StageId } from '../model/stage.ts';
import type { PieceId } from '../model/action.ts';
import type { GameOptions } from '../model/options.ts';
import type { Colour, Place, Seat } from '../vocabulary.ts';
import { type Ending, IN_BOX, IN_HAND, KILLED, LEFT, REMOVED, SAVED } from '../model/fields.ts';
import type { LaidJson } from '../model/laying.ts';
import { MARK_TABLE } from '../model/marks.ts';

export const POSITION_FORMAT = 'dungeon-twister-position';

/** The states of a portcullis, in the order of their numbers in the position. */
export const PORTCULLIS_STATES = ['closed', 'open', 'broken'] as const;
export type PortcullisState = (typeof PORTCULLIS_STATES)[number];

/** Out of play, or not yet in it. */
export const ELSEWHERE = {
  hand: IN_HAND,
  box: IN_BOX,
  removed: REMOVED,
  left: LEFT,
  saved: SAVED,
  killed: KILLED,
} as const;
export type ElsewhereJson = keyof typeof ELSEWHERE;
export const ELSEWHERE_NAMES = Object.keys(ELSEWHERE) as readonly ElsewhereJson[];

/** Where a piece is: on a place, carried by a piece, a token at a slot's room, or out of play. */
export type WhereJson =
  | { readonly place: Place }
  | { readonly holder: PieceId }
  | { readonly slot: number }
  | ElsewhereJson;

export type MarkJson = keyof typeof MARK_TABLE;
export const MARK_NAMES = Object.keys(MARK_TABLE) as readonly MarkJson[];

/** A piece, and where it is. */
export interface PieceJson {
  readonly id: PieceId;
  readonly where: WhereJson;
  readonly marks?: readonly MarkJson[];
  readonly ownPoints?: number;
  /** The place by which it came among enemies in this turn. */
  readonly enteredFrom?: Place;
}

export interface SlotJson {
  readonly room: string;
  /** Which copy of the room, where a pair is in play twice (BD-MIX-6); the first is not counted. */
  readonly copy?: number;
  readonly turned: number;
  readonly faceUp: boolean;
  readonly gates: readonly PortcullisState[];
  readonly wallsBroken?: true;
}

export interface SeatJson {
  readonly colour: Colour;
  readonly actionCards: readonly number[];
  /** The action card on top of the played pile, 0 for none. */
  readonly lastCard: number;
  readonly combatCards: readonly number[];
  readonly jumps: number;
  readonly points: number;
  readonly exits: number;
  readonly kills: number;
  readonly offersDraw: boolean;
  readonly asked: number;
  /** Action points kept for later turns, if any. */
  readonly savings?: number;
  /** The player has left the table. */
  readonly gone?: true;
}

export interface CombatJson {
  readonly attacker: PieceId;
  readonly target: PieceId;
  /** The seat that may name a card, or has; -1 for none. */
  readonly namer: Seat;
  /** The card named: -2 undecided, -1 none. */
  readonly named: number;
  /** Per seat the card it has laid, or -1. */
  readonly laid: readonly number[];
  /** The seats whose card lies face up. */
  readonly laidOpenly: readonly Seat[];
  /** How many cards the attacker lays, where he has said it. */
  readonly cardsToLay?: number;
  /** The second card of the attacker, where he has laid two. */
  readonly laidSecond?: number;
  /**
   * Per seat whether it came into a combat of others, where somebody was asked: 0 not asked, 1 with the attackers, 2 with
   * the defenders, 3 neither.
   */
  readonly joined?: readonly number[];
  /** Per seat what it has answered face down, in the same numbers, where others have still to choose. */
  readonly chosen?: readonly number[];
}

interface LotsJson {
  readonly firstChooser: Seat;
  readonly firstPlacer: Seat;
  readonly firstPlayer: Seat;
}

/** A whole position, secrets included. */
export interface PositionJson {
  readonly format: typeof POSITION_FORMAT;
  readonly version: 1;
  readonly options: GameOptions;
  readonly stage: StageId;
  readonly active: Seat;
  /** The seat that chooses; -1 while several choose at once, and when the game is over. */
  readonly chooser: Seat;
  readonly turn: number;
  readonly ap: number;
  readonly highest: number;
  readonly quiet: number;
  readonly stirred: boolean;
  /** The clock of this turn has run out: it ends with the action that is under way. */
  readonly timeOut?: true;
  readonly lots: LotsJson;
  /** What a player has drafted who leaves some of it out in secret; nothing is said where it is not known. */
  readonly drafted?: readonly PieceId[];
  /** The tokens in the order in which they were laid, where it tells something; nothing is said where it is not known. */
  readonly laying?: readonly LaidJson[];
  readonly arrangement: number;
  readonly slots: readonly SlotJson[];
  /** The colour of each line that lots deal out, where there are such lines. */
  readonly dealt?: readonly Colour[];
  readonly reveal: { readonly slot: number; readonly seat: Seat } | null;
  readonly combat: CombatJson | null;
  readonly seats: readonly SeatJson[];
  readonly pieces: readonly PieceJson[];
  readonly ending: Ending;
  readonly winners: readonly Seat[];
}
