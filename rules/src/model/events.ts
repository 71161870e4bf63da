/**
 * What happened: facts in the past tense, enough to replay, to animate and to say in words.
 *
 * A secret fact is written together with what the others are told instead, in one place, so that nobody has to
 * remember to hide it later.
 */
import type { PortcullisAt, PieceId } from './action.ts';
import type { Ending } from './fields.ts';
import type { Colour, DirectionName, Place, Seat } from '../vocabulary.ts';

/** Something that happened in a game. */
export type GameEvent =
  | { readonly type: 'pieceChosen'; readonly seat: Seat; readonly piece: PieceId | 'hidden' }
  | { readonly type: 'pieceDismissed'; readonly seat: Seat; readonly piece: PieceId | 'hidden' }
  | {
      readonly type: 'pieceDeployed';
      readonly seat: Seat;
      readonly piece: PieceId | 'hidden';
      readonly place: Place;
    }
  | {
      readonly type: 'tokenLaid';
      readonly seat: Seat;
      readonly piece: PieceId | 'hidden';
      readonly slot: number;
    }
  | {
      readonly type: 'lotDrawn';
      readonly lot: 'firstChooser' | 'firstPlacer' | 'firstPlayer';
      readonly seat: Seat;
    }
  | {
      readonly type: 'teamsShown';
      readonly pieces: readonly { readonly piece: PieceId; readonly place: Place }[];
    }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'cardsTakenBack'; readonly seat: Seat }
  | {
      readonly type: 'pointsGained';
      readonly seat: Seat;
      readonly points: number;
      readonly total: number;
    }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | {
      readonly type: 'roomRevealed';
      readonly by: PieceId;
      readonly slot: number;
      readonly room: string;
      readonly turned: number;
      /** The side over which it was flipped, where that was a choice. */
      readonly over?: DirectionName;
      readonly tokens: readonly PieceId[];
    }
  /** The lines that lots dealt out are turned up; a colour that nobody plays has no seat. */
  | {
      readonly type: 'linesShown';
      readonly lines: readonly { readonly line: number; readonly colour: Colour }[];
    }
  | {
      readonly type: 'roomSlid';
      readonly by: PieceId;
      readonly slot: number;
      readonly to: 'up' | 'down';
      readonly arrangement: number;
    }
  | { readonly type: 'roomLifted'; readonly by: PieceId; readonly slot: number }
  | { readonly type: 'roomReturned'; readonly slot: number; readonly turned: number }
  | { readonly type: 'tokenPlaced'; readonly seat: Seat; readonly piece: PieceId; readonly place: Place }
  | {
      readonly type: 'roomTurned';
      readonly by: PieceId;
      readonly slot: number;
      readonly turn: 'cw' | 'ccw';
      readonly turned: number;
    }
  | { readonly type: 'pieceMoved'; readonly piece: PieceId; readonly path: readonly Place[] }
  | {
      readonly type: 'pieceJumped';
      readonly piece: PieceId;
      /** The pit, where it is a place. */
      readonly pit: Place | null;
      readonly to: Place;
    }
  | { readonly type: 'cardGivenUp'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'pieceTurned'; readonly seat: Seat; readonly piece: PieceId; readonly place: Place }
  | { readonly type: 'wallPassed'; readonly piece: PieceId; readonly to: Place }
  | {
      readonly type: 'piecePushed';
      readonly piece: PieceId;
      readonly by: PieceId;
      readonly from: Place;
      readonly to: Place;
    }
  | { readonly type: 'pieceTaken'; readonly piece: PieceId; readonly by: PieceId; readonly place: Place }
  | {
      readonly type: 'pieceLeft';
      readonly piece: PieceId;
      readonly by: PieceId;
      readonly place: Place;
      /** Who was given it, where it does not lie on the floor. */
      readonly to?: PieceId;
    }
  | {
      readonly type: 'pieceWentOut';
      readonly piece: PieceId;
      readonly load: PieceId | null;
      /** What else it carried, where one may carry more than one. */
      readonly more?: readonly PieceId[];
      readonly points: number;
    }
  | {
      readonly type: 'gateChanged';
      readonly by: PieceId;
      readonly at: PortcullisAt;
      readonly to: 'open' | 'closed' | 'broken';
    }
  | { readonly type: 'wallsBroken'; readonly by: PieceId; readonly slot: number }
  | { readonly type: 'roomsSwapped'; readonly by: PieceId; readonly slots: readonly [number, number] }
  | { readonly type: 'objectStolen'; readonly piece: PieceId; readonly by: PieceId; readonly from: PieceId }
  | {
      readonly type: 'objectLevitated';
      readonly piece: PieceId;
      readonly by: PieceId;
      readonly path: readonly Place[];
      /** Who was given it, where it does not lie on the floor. */
      readonly to?: PieceId;
    }
  | {
      readonly type: 'attackDeclared';
      readonly by: PieceId;
      readonly target: PieceId;
      readonly attackers: readonly PieceId[];
      readonly defenders: readonly PieceId[];
    }
  /** A player was asked to come into a combat of others and has chosen, face down. */
  | {
      readonly type: 'sideChosen';
      readonly seat: Seat;
      readonly side: 'attack' | 'defence' | null | 'hidden';
    }
  /** A player was asked to come into a combat of others: on which side he is now, and with whom. */
  | {
      readonly type: 'sideTaken';
      readonly seat: Seat;
      readonly side: 'attack' | 'defence' | null;
      readonly attackers: readonly PieceId[];
      readonly defenders: readonly PieceId[];
    }
  | { readonly type: 'cardNamed'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'handShown'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'cardsCounted'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'cardLaid';
      readonly seat: Seat;
      readonly card: number | 'hidden';
      readonly second?: number | 'hidden';
    }
  /** Somebody has looked at what lies face down before another. */
  | {
      readonly type: 'cardsSeen';
      readonly by: Seat;
      readonly seat: Seat;
      readonly cards: readonly number[] | 'hidden';
    }
  | {
      readonly type: 'combatFought';
      readonly cards: readonly {
        readonly seat: Seat;
        readonly card: number;
        readonly second?: number;
      }[];
      readonly attack: number;
      readonly defence: number;
      readonly winner: Seat | null;
      /** Those who won with him. */
      readonly alsoWon?: readonly Seat[];
    }
  | { readonly type: 'pieceWounded'; readonly piece: PieceId }
  | { readonly type: 'pieceHealed'; readonly piece: PieceId; readonly by: PieceId }
  | {
      readonly type: 'pieceEliminated';
      readonly piece: PieceId;
      readonly place: Place;
      readonly scorer: Seat | null;
      /** Others who score it too, where several won together. */
      readonly alsoScores?: readonly Seat[];
    }
  | { readonly type: 'pieceRemoved'; readonly piece: PieceId }
  | { readonly type: 'fireballThrown'; readonly by: PieceId; readonly target: PieceId }
  | { readonly type: 'potionDrunk'; readonly by: PieceId; readonly points: number }
  | { readonly type: 'pointsScored'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'drawOffered'; readonly seat: Seat }
  | { readonly type: 'drawDeclined'; readonly seat: Seat }
  | { readonly type: 'playerLeft'; readonly seat: Seat }
  | { readonly type: 'timeRanOut'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly ending: Ending; readonly winners: readonly Seat[] };

/** The name of what happened. */
export type EventType = GameEvent['type'];

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
