/**
 * The points on which editions differ, each a small object behind an interface. The core asks them; an edition is a
 * choice of them.
 */
import type { Position } from '../../position/position.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { Tell } from '../../turn/events.ts';
import type { Piece, Place, Seat } from '../../vocabulary.ts';

/** When the game is won, by whom, and whether it still can be. */
export interface Goal {
  readonly id: string;
  /** The goal ends the game in the middle of a turn, or the active player finishes his turn first. */
  readonly atOnce: boolean;
  /** Whether somebody has reached it. */
  reached(position: Position): boolean;
  /** The winners, one bit per seat, if the game ends now. */
  winners(position: Position): number;
  /** Whether this seat could still reach it, judged by public knowledge only (BD-RULING-136). */
  possible(position: Position, seat: Seat): boolean;
}

export type GoalPlan =
  | { readonly kind: 'points'; readonly points: number; readonly atOnce: boolean }
  | { readonly kind: 'allOut' }
  | { readonly kind: 'kills'; readonly kills: number }
  | { readonly kind: 'hunt'; readonly hunters: Seat; readonly prey: string };

/** Where action points come from. */
export interface ActionPoints {
  readonly id: string;
  /** A turn begins: give points, or ask for a card. */
  begin(position: Position, tell: Tell): void;
  /** A turn ends: points that cannot be kept are lost, cards come back. */
  end(position: Position, tell: Tell): void;
  /** Why a card may not be played. */
  cardRefusal(position: Position, seat: Seat, card: number): RefusalCode | null;
}

/** What may stand and lie together, and who carries what. */
export interface Stacking {
  readonly id: string;
  /** Why a piece may not be taken by a mover who passes here; `holder` is who holds it there, or -1. */
  takeRefusal(position: Position, mover: Piece, place: Place, item: Piece, holder: Piece): RefusalCode | null;
  /** Why the mover may not leave his load with what stands here. */
  leaveRefusal(position: Position, mover: Piece, place: Place, top: Piece): RefusalCode | null;
  /** Why these pieces may not remain together here when the action ends. */
  restRefusal(position: Position, place: Place, pieces: Int16Array, count: number): RefusalCode | null;
  /** Why a figure with this load may not end its action here, with these pieces. */
  stayRefusal(
    position: Position,
    mover: Piece,
    load: Piece,
    place: Place,
    pieces: Int16Array,
    count: number,
  ): RefusalCode | null;
  /** Which of these pieces loses its hold and its life when the mover leaves them so (BD-PIT-14), or -1. */
  fallen(position: Position, mover: Piece, place: Place, pieces: Int16Array, count: number): Piece;
  /** Sets who carries what at a place, after pieces have come or gone. */
  settle(position: Position, place: Place): void;
}

/** Who takes part in a combat besides attacker and target. */
export interface Combatants {
  readonly id: string;
  /** Why this attack may not be made; `manner` is how the attacker would fight. */
  attackRefusal(position: Position, attacker: Piece, target: Piece): RefusalCode | null;
  /** How the attacker reaches the target: CLOSE, SPEAR or SHOT; only where attackRefusal is null. */
  mannerOf(position: Position, attacker: Piece, target: Piece): number;
  /** Friends who may join from a distance if the attacker wishes, in a fixed order (BD-RULING-74, BD-RULING-80). */
  mayJoin(position: Position, attacker: Piece, target: Piece, out: number[]): void;
  /** Marks everybody who takes part. */
  gather(position: Position, attacker: Piece, target: Piece, joiners: readonly Piece[]): void;
}

/** From a line: which unrevealed rooms a figure may turn up. */
export interface RevealAccess {
  readonly id: string;
  fromLine(position: Position, place: Place, slot: number): boolean;
}

/** Where a jump over a pit may land. */
export interface JumpLanding {
  readonly id: string;
  allows(inward: number, outward: number): boolean;
}

/** Who places a token of a revealed room. */
export interface Placing {
  readonly id: string;
  placerOf(position: Position, revealer: Seat, piece: Piece): Seat;
}

/** Who scores an elimination. */
export interface Scoring {
  readonly id: string;
  /** The seat that scores when `by` eliminates a character of `owner`, or -1. */
  scorer(position: Position, owner: Seat, by: Seat): Seat;
}

export interface Policies {
  readonly goal: Goal;
  readonly actionPoints: ActionPoints;
  readonly stacking: Stacking;
  readonly combatants: Combatants;
  readonly revealAccess: RevealAccess;
  readonly jumpLanding: JumpLanding;
  readonly placing: Placing;
  readonly scoring: Scoring;
}
