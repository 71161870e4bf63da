/**
 * The points on which editions differ, each a small object behind an interface. The core asks them; an edition is a
 * choice of them.
 */
import type { Manner } from '../../content/ability.ts';
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
  /** The most that anybody can have in a turn. */
  readonly most: number;
  /** The action cards of a full hand, one bit each; 0 where there are none. */
  readonly hand: number;
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
  /** Sets who carries what at a place, after pieces have come or gone. */
  settle(position: Position, place: Place): void;
  /** Why what stands and lies at a place cannot be so between two actions. */
  restFault(position: Position, place: Place, pieces: readonly Piece[]): RefusalCode | null;
}

/** Who sees whom, for whatever works at a distance. */
export interface Sight {
  readonly id: string;
  sees(position: Position, viewer: Piece, target: Piece): boolean;
}

/** Somebody who takes part from a distance because his player wishes it, and how. */
export interface Joiner {
  readonly piece: Piece;
  readonly way: number;
}

/** An attack as it is declared. */
export interface Declared {
  readonly attacker: Piece;
  readonly target: Piece;
  /** How the attacker fights: one of `ways`. */
  readonly way: number;
  readonly joiners: readonly Joiner[];
}

/** Who may attack whom, and who takes part in a combat besides attacker and target. */
export interface Combatants {
  readonly id: string;
  /** Why this attack may not be made in any way. */
  attackRefusal(position: Position, attacker: Piece, target: Piece): RefusalCode | null;
  /** How the attacker can reach the target, the usual way first; none exactly where there is a refusal. */
  ways(position: Position, attacker: Piece, target: Piece, out: number[]): void;
  /** Friends who may join an attack of this manner from a distance, in a fixed order (BD-RULING-74, CG-RULING-134). */
  mayJoin(position: Position, attacker: Piece, target: Piece, manner: Manner, out: number[]): void;
  /** How such a friend can join, the usual way first. */
  joinWays(position: Position, joiner: Piece, target: Piece, out: number[]): void;
  /** Marks everybody who takes part. */
  gather(position: Position, declared: Declared): void;
  /** Whether somebody who takes part is company for a friend who does (BD-CHAR-Backstabber-3, CG-RULING-111). */
  isCompany(position: Position, piece: Piece): boolean;
  /** Whether two who take part have each other at arm's length. */
  areAtHand(position: Position, one: Piece, other: Piece): boolean;
}

/** From a line: which unrevealed rooms a figure may turn up. */
export interface RevealAccess {
  readonly id: string;
  fromLine(position: Position, place: Place, slot: number): boolean;
}

/** What comes between the showing of the starting teams and the first turn. */
export interface Opening {
  readonly id: string;
  afterTeamsShown(position: Position, tell: Tell): void;
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

/** What may happen in a turn that changes the game for good. */
export type Change = 'reveal' | 'wound' | 'healing' | 'death' | 'exit' | 'portcullis';

/** What counts as progress: the count of quiet turns starts anew. */
export interface Progress {
  readonly id: string;
  readonly changes: ReadonlySet<Change>;
}

export interface Policies {
  readonly goal: Goal;
  readonly actionPoints: ActionPoints;
  readonly stacking: Stacking;
  readonly sight: Sight;
  readonly combatants: Combatants;
  readonly revealAccess: RevealAccess;
  readonly opening: Opening;
  readonly placing: Placing;
  readonly scoring: Scoring;
  readonly progress: Progress;
}
