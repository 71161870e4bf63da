/**
 * The points on which editions differ, each a small object behind an interface. The core asks them; an edition is a
 * choice of them.
 */
import type { AttackMode } from './ability.ts';
import type { Position } from './position.ts';
import type { Cause, RefusalCode } from '../refusals.ts';
import type { Emit } from './events.ts';
import type { Piece, Place, Seat, Words } from '../vocabulary.ts';

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
  /** The winners of a game that ends before anybody has reached it, where they are not those of any other end. */
  winnersShortOfIt?(position: Position): number;
  /** The game has a last turn, so that no quiet can make it go on without end (MP-RULING-33). */
  readonly hasLastTurn?: true;
}

export type GoalPlan =
  | {
      readonly kind: 'points';
      readonly points: number;
      readonly atOnce: boolean;
      /** Nobody wins a game that ends before anybody has them (MP-PYR-21, MP-RULING-31). */
      readonly drawIfDead?: boolean;
    }
  | { readonly kind: 'alliedPoints'; readonly points: number }
  | { readonly kind: 'turns'; readonly turns: number }
  | { readonly kind: 'allOut' }
  | { readonly kind: 'kills'; readonly kills: number }
  | { readonly kind: 'hunt'; readonly hunters: Seat; readonly prey: string };

/** Where action points come from. */
export interface ActionPoints {
  readonly id: string;
  /** The most that anybody can have in a turn. */
  readonly most: number;
  /** The most that anybody keeps for later turns; 0 where nothing is kept. */
  readonly mostSaved: number;
  /** The action cards of a full hand, one bit each; 0 where there are none. */
  readonly hand: number;
  /** A turn begins: give points, or ask for a card. */
  begin(position: Position, emit: Emit): void;
  /** A turn ends: points that cannot be kept are lost, cards come back. */
  end(position: Position, emit: Emit): void;
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
  /** Why a piece that somebody holds cannot be held by him, where that does not follow from the place alone. */
  loadFault?(position: Position, load: Piece, holder: Piece): RefusalCode | null;
}

/** Who sees whom, for whatever works at a distance. */
export interface Sight {
  readonly id: string;
  sees(position: Position, viewer: Piece, target: Piece): boolean;
  /** Why a spell may not be aimed at this one from where its caster stands. */
  aimRefusal(position: Position, caster: Piece, target: Piece): RefusalCode | null;
}

/** Who has whom within arm's reach, for whatever hands do without a fight: healing, stealing. */
export interface Contact {
  readonly id: string;
  /** Why a hand does not reach from one place to another: what parts the two, or that they lie apart. */
  refusal(position: Position, from: Place, to: Place): RefusalCode | null;
}

/** Somebody who takes part from a distance because his player wishes it, and how. */
interface Joiner {
  readonly piece: Piece;
  readonly mode: number;
}

/** An attack as it is declared. */
export interface Declared {
  readonly attacker: Piece;
  readonly target: Piece;
  /** How the attacker fights: one of `modes`. */
  readonly mode: number;
  readonly joiners: readonly Joiner[];
}

/** How players come into a combat that others have begun; sides are values of JOINED. */
export interface Joining {
  /** The seats that are asked now, one bit each; 0 when all have answered to whom the combat is open. */
  asked(position: Position): number;
  /** Whether a seat may come in on a side. */
  mayTake(position: Position, seat: Seat, side: number): boolean;
  /** Notes what a seat has answered and marks everybody whom that brings in. */
  take(position: Position, seat: Seat, side: number): void;
}

/** Who may attack whom, and who takes part in a combat besides attacker and target. */
export interface Combatants {
  readonly id: string;
  /** Why this attack may not be made in any way. */
  attackRefusal(position: Position, attacker: Piece, target: Piece): Cause | null;
  /** False where a look around shows that nobody is in reach: most figures stand so most of the time. */
  mayReachAnybody(position: Position, attacker: Piece): boolean;
  /** How the attacker can reach the target, the usual way first; none exactly where there is a refusal. */
  modes(position: Position, attacker: Piece, target: Piece, out: number[]): void;
  /** Friends who may join an attack of this manner from a distance, in a fixed order (BD-RULING-74, CG-RULING-134). */
  mayJoin(position: Position, attacker: Piece, target: Piece, mode: AttackMode, out: number[]): void;
  /** Whether all of these friends must join, and not only those whom their player names (CG-RULING-134). */
  allMustJoin?(position: Position): boolean;
  /** How such a friend can join, the usual way first. */
  joinModes(position: Position, joiner: Piece, target: Piece, out: number[]): void;
  /** Marks everybody who takes part. */
  gather(position: Position, declared: Declared): void;
  /** Whether somebody who takes part is company for a friend who does (BD-CHAR-Backstabber-3, CG-RULING-111). */
  isCompany(position: Position, piece: Piece): boolean;
  /** Whether two who take part have each other at arm's length. */
  areAtHand(position: Position, one: Piece, other: Piece): boolean;
  /** Where a combat is open to other players: who is asked, and what his answer does. */
  readonly joining?: Joining;
}

/** From a line: which unrevealed rooms a figure may turn up, one bit each. */
export interface RevealAccess {
  readonly id: string;
  fromLine(position: Position, place: Place): number;
}

/** What comes between the showing of the starting teams and the first turn. */
export interface AfterSetup {
  readonly id: string;
  afterTeamsShown(position: Position, emit: Emit): void;
}

/** Who places a token of a revealed room. */
export interface Placing {
  readonly id: string;
  placerOf(position: Position, revealer: Seat, piece: Piece): Seat;
}

/** Who scores for what happens to characters. */
export interface Scoring {
  readonly id: string;
  /** The seats that score, one bit each, when those in `by` eliminate a character of `owner`. */
  scorers(position: Position, owner: Seat, by: number): number;
  /** The same for one that is wounded and stays alive; nobody scores where this is not asked. */
  woundScorers?(position: Position, owner: Seat, by: number): number;
  /** What a death is worth, whoever dies. */
  readonly perDeath: number;
}

/** Whose turn comes next. */
export interface TurnOrder {
  readonly id: string;
  /** Whether some are left out, so that the number of the turn does not tell whose it is. */
  readonly skips: boolean;
  next(position: Position): Seat;
}

/** Over which sides a hidden room may be flipped; of several its finder chooses one. */
export interface Flipping {
  readonly id: string;
  /** The sides, one bit each in the order of DIRECTIONS; 0 where it makes no difference. */
  sides(position: Position, slot: number): number;
}

/** How figures meet on the lines. */
export interface LineConduct {
  readonly id: string;
  /** Nobody who stands on a line can be attacked (MP-PYR-17). */
  readonly safe: boolean;
  /** Enemies there may be passed, but not joined (MP-PYR-19). */
  readonly passable: boolean;
}

/** What the labyrinth itself does when a turn ends. */
export interface BoardEffects {
  readonly id: string;
  /** Nothing where rooms move only when somebody moves them. */
  atTurnEnd?(position: Position, emit: Emit): void;
  /** Why the rooms cannot lie as they do at this moment, in words. */
  fault?(position: Position): Words | null;
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
  readonly contact: Contact;
  readonly combatants: Combatants;
  readonly revealAccess: RevealAccess;
  readonly afterSetup: AfterSetup;
  readonly placing: Placing;
  readonly scoring: Scoring;
  readonly turnOrder: TurnOrder;
  readonly flipping: Flipping;
  readonly lineConduct: LineConduct;
  readonly boardEffects: BoardEffects;
  readonly progress: Progress;
}
