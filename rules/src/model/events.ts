/**
 * What happened: facts in the past tense, enough to replay, to animate and to say in words.
 *
 * A secret fact is written together with what the others are told instead, in one place, so that nobody has to
 * remember to hide it later.
 */
import type { PortcullisAt, PieceId } from './action.ts';
import type { Ending } from './fields.ts';
import type { Colour, DirectionName, Place, Seat } from '../vocabulary.ts';

/** What each type of event tells, besides its type. */
export interface Events {
  // --- setting up
  pieceChosen: { seat: Seat; piece: PieceId | 'hidden' };
  pieceDismissed: { seat: Seat; piece: PieceId | 'hidden' };
  pieceDeployed: { seat: Seat; piece: PieceId | 'hidden'; place: Place };
  tokenLaid: { seat: Seat; piece: PieceId | 'hidden'; slot: number };
  lotDrawn: { lot: 'firstChooser' | 'firstPlacer' | 'firstPlayer'; seat: Seat };
  /** The lines that lots dealt out are turned up; a colour that nobody plays has no seat. */
  linesShown: { lines: readonly { readonly line: number; readonly colour: Colour }[] };
  teamsShown: { pieces: readonly { readonly piece: PieceId; readonly place: Place }[] };

  // --- turns
  turnBegan: { seat: Seat; turn: number };
  cardPlayed: { seat: Seat; card: number };
  cardsTakenBack: { seat: Seat };
  pointsGained: { seat: Seat; points: number; total: number };
  turnEnded: { seat: Seat };

  // --- rooms
  roomRevealed: {
    by: PieceId;
    slot: number;
    room: string;
    turned: number;
    /** The side over which it was flipped, where that was a choice. */
    over?: DirectionName;
    tokens: readonly PieceId[];
  };
  tokenPlaced: { seat: Seat; piece: PieceId; place: Place };
  roomTurned: { by: PieceId; slot: number; turn: 'cw' | 'ccw'; turned: number };
  roomSlid: { by: PieceId; slot: number; to: 'up' | 'down'; arrangement: number };
  roomLifted: { by: PieceId; slot: number };
  roomReturned: { slot: number; turned: number };
  roomsSwapped: { by: PieceId; slots: readonly [number, number] };
  gateChanged: { by: PieceId; at: PortcullisAt; to: 'open' | 'closed' | 'broken' };
  wallsBroken: { by: PieceId; slot: number };

  // --- ways
  pieceMoved: { piece: PieceId; path: readonly Place[] };
  /** Over a pit, which is named where it is a place. */
  pieceJumped: { piece: PieceId; pit: Place | null; to: Place };
  cardGivenUp: { seat: Seat; card: number };
  pieceTurned: { seat: Seat; piece: PieceId; place: Place };
  wallPassed: { piece: PieceId; to: Place };
  piecePushed: { piece: PieceId; by: PieceId; from: Place; to: Place };
  /** With a load, and with more where one may carry more than one. */
  pieceWentOut: { piece: PieceId; load: PieceId | null; more?: readonly PieceId[]; points: number };

  // --- loads; `to` is who was given it, where it does not lie on the floor
  pieceTaken: { piece: PieceId; by: PieceId; place: Place };
  pieceLeft: { piece: PieceId; by: PieceId; place: Place; to?: PieceId };
  objectStolen: { piece: PieceId; by: PieceId; from: PieceId };
  objectLevitated: { piece: PieceId; by: PieceId; path: readonly Place[]; to?: PieceId };

  // --- combat
  attackDeclared: {
    by: PieceId;
    target: PieceId;
    attackers: readonly PieceId[];
    defenders: readonly PieceId[];
  };
  /** A player was asked to come into a combat of others and has chosen, face down. */
  sideChosen: { seat: Seat; side: 'attack' | 'defence' | null | 'hidden' };
  /** A player was asked to come into a combat of others: on which side he is now, and with whom. */
  sideTaken: {
    seat: Seat;
    side: 'attack' | 'defence' | null;
    attackers: readonly PieceId[];
    defenders: readonly PieceId[];
  };
  cardNamed: { seat: Seat; card: number | null };
  handShown: { seat: Seat; cards: readonly number[] };
  cardsCounted: { seat: Seat; count: number };
  cardLaid: { seat: Seat; card: number | 'hidden'; second?: number | 'hidden' };
  /** Somebody has looked at what lies face down before another. */
  cardsSeen: { by: Seat; seat: Seat; cards: readonly number[] | 'hidden' };
  combatFought: {
    cards: readonly { readonly seat: Seat; readonly card: number; readonly second?: number }[];
    attack: number;
    defence: number;
    winner: Seat | null;
    /** Those who won with him. */
    alsoWon?: readonly Seat[];
  };

  // --- what becomes of pieces
  pieceWounded: { piece: PieceId };
  pieceHealed: { piece: PieceId; by: PieceId };
  /** Who scores it, and others who do too, where several won together. */
  pieceEliminated: { piece: PieceId; place: Place; scorer: Seat | null; alsoScores?: readonly Seat[] };
  pieceRemoved: { piece: PieceId };
  fireballThrown: { by: PieceId; target: PieceId };
  potionDrunk: { by: PieceId; points: number };

  // --- players
  pointsScored: { seat: Seat; points: number };
  drawOffered: { seat: Seat };
  drawDeclined: { seat: Seat };
  playerLeft: { seat: Seat };
  timeRanOut: { seat: Seat };
  gameEnded: { ending: Ending; winners: readonly Seat[] };
}

/** The name of what happened. */
export type EventType = keyof Events;
/** An event of one type. */
export type EventOf<T extends EventType> = { readonly type: T } & Readonly<Events[T]>;
/** Something that happened in a game. */
export type GameEvent = { [T in EventType]: EventOf<T> }[EventType];

/** An event and who hears it: everybody, or one seat while the others hear something less. */
export interface AddressedEvent {
  readonly event: GameEvent;
  /** The only seat that hears `event`; the others hear `instead`. */
  readonly only?: Seat;
  readonly instead?: GameEvent;
}

/** Whoever wants to know what happens; search passes null and nothing is built. */
export type Emit = ((addressed: AddressedEvent) => void) | null;

/** What one person hears of an event; a spectator is seat -1. */
export const eventFor = (addressed: AddressedEvent, seat: Seat): GameEvent | null =>
  addressed.only === undefined || addressed.only === seat ? addressed.event : (addressed.instead ?? null);
