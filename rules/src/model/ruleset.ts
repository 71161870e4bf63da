/**
 * The table: everything about a game that never changes once it is created, compiled for speed.
 *
 * Scenario, options, pieces and policies are read once; the core then asks bits, small arrays and policy objects, and
 * never a name. Many positions share one table.
 */
import type { ActionKind } from './action-kind.ts';
import type { AnyRows } from './action-row.ts';
import type { Ability, Question } from './ability.ts';
import type { CharacterKind, ObjectKind } from './piece-kinds.ts';
import type { GameOptions, RuleOptions, TeamChoice } from './options.ts';
import type { Policies } from './policies.ts';
import type { Scenario } from './scenario.ts';
import type { Ground, Terrain } from './ground.ts';
import type { Layout } from '../map/layout.ts';
import type { Room } from '../map/read-room-drawing.ts';
import type { Stage, StageId } from './stage.ts';
import type { Colour, Piece } from '../vocabulary.ts';
import type { Occupancy } from './occupancy.ts';

/** All pieces of the table, one entry per piece in each array. */
export interface PieceList {
  readonly count: number;
  /** Their numbers, for questions that need no speed. */
  readonly all: readonly Piece[];
  readonly ids: readonly string[];
  readonly kinds: readonly (CharacterKind | ObjectKind)[];
  readonly owner: Uint8Array;
  readonly isCharacter: Uint8Array;
  readonly movement: Uint8Array;
  /** The combat value printed on it. */
  readonly combat: Uint8Array;
  /** Traits as bits: of a character while unwounded, of an object always. */
  readonly traits: Int32Array;
  /** Traits that a character keeps while wounded. */
  readonly woundedTraits: Int32Array;
  /** Points that leaving as this, or with this, adds to the one of every figure. */
  readonly exitPoints: Uint8Array;
  /** How many loads a character may have, and how many while wounded. */
  readonly capacity: Uint8Array;
  readonly woundedCapacity: Uint8Array;
  /** The highest printed combat value of an enemy that may move through its place, or -1. */
  readonly letsPass: Int8Array;
  /** How one attacks with it, or as it, from a distance; MELEE where one does not. */
  readonly weapon: Uint8Array;
  /** What a shot with it, or of its own, is worth. */
  readonly shot: Uint8Array;
  /** Characters that make friends stronger who fight. */
  readonly auraBearers: readonly number[];
  /** Abilities that add to a combat value. */
  readonly combatAbilities: readonly (readonly Ability[])[];
  /** Per question the ability of each piece that answers it, if it has one. */
  readonly answering: Readonly<Record<Question, readonly (Ability | undefined)[]>>;
  /** Numbers of the action kinds that a figure of this kind, or the bearer of this object, can do. */
  readonly actions: readonly (readonly number[])[];
  /** The same for a character while wounded. */
  readonly woundedActions: readonly (readonly number[])[];
  /** By id, and by every other spelling of it. */
  readonly byId: ReadonlyMap<string, number>;
}

/** What a line is to a seat. */
export const HOME = 0;
export const EXIT = 1;
export const CLOSED = 2;
/** The way out of the seat to which lots have dealt it, closed to everybody else. */
export const BY_LOT = 3;

/** The compiled rules of a game: everything that stays the same while it is played. */
export interface Ruleset {
  readonly options: GameOptions;
  readonly rules: RuleOptions;
  readonly scenario: Scenario;
  readonly seats: number;
  readonly colours: readonly Colour[];
  readonly layout: Layout;
  readonly rooms: readonly Room[];
  readonly pieces: PieceList;
  /** `hostile[a * seats + b]`: 1 when b is an enemy of a. */
  readonly hostile: Uint8Array;
  /** `lineRule[seat * lines + line]`: HOME, EXIT, CLOSED or BY_LOT; `lineFor` answers what it is now. */
  readonly lineRule: Uint8Array;
  readonly policies: Policies;
  readonly stages: readonly Stage[];
  /** Of the stages that this game has. */
  readonly stageNumbers: Readonly<Partial<Record<StageId, number>>>;
  readonly kinds: readonly ActionKind[];
  readonly kindNumbers: Readonly<Record<string, number>>;
  /** What every action type says of itself, in this game or not. */
  readonly actionRows: AnyRows;
  /** Kinds that are possible while action points are spent. */
  readonly actKinds: readonly number[];
  /** Kinds that any figure can do, whoever it is. */
  readonly figureKinds: readonly number[];
  /** How many characters a seat has in the game (a handicap takes some away). */
  readonly teamSizes: readonly number[];
  /** How teams are chosen, where they are. */
  readonly teamChoice: TeamChoice | null;
  /** Whether it is unknown to the others which pieces a player has (a handicap, a secret or drawn team). */
  readonly secretTeams: boolean;
  readonly terrain: Terrain;
  readonly ground: Ground;
  readonly occupancy: Occupancy;
}
