/** A scenario: which content, which layout, which numbers, and the edition it is played by. */
import type { ActionKind } from './action-kind.ts';
import type { CharacterKind, ObjectKind } from './piece-kinds.ts';
import type { LayoutPlan } from '../map/layout.ts';
import type { Room } from '../map/read-room-drawing.ts';
import type { Colour, Seat, Words } from '../vocabulary.ts';
import type { ReasonsOfEdition } from '../refusals.ts';
import type { Edition } from './edition.ts';
import type { RuleOptions, TeamChoice } from './options.ts';
import type { GoalPlan, Policies } from './policies.ts';

export interface TeamPlan {
  readonly characters: readonly CharacterKind[];
  readonly objects: readonly ObjectKind[];
}

/** What can be played: an edition with a map, rooms, teams and a goal. */
export interface Scenario {
  readonly id: string;
  /** The id of the scenario that one of one's own is based on. */
  readonly basedOn?: string;
  readonly edition: Edition;
  readonly name: Words;
  /** The rules that describe it. */
  readonly rules: readonly string[];
  readonly colours: readonly Colour[];
  readonly layout: LayoutPlan;
  /** The rooms that may be drawn; pairs stay together. */
  readonly rooms: readonly Room[];
  /** One plan per seat: what a player has, or may choose from. */
  readonly teams: readonly TeamPlan[];
  /** How many of them each player takes, where fewer than all. */
  readonly teamSize?: { readonly characters: number; readonly objects: number };
  /** The ways in which teams may be chosen here, the usual one first; without it, as TEAM_CHOICES lists them. */
  readonly teamChoices?: readonly TeamChoice[];
  /** Characters that each seat puts on its line. */
  readonly onLine: readonly number[];
  readonly combatCards: readonly number[];
  readonly jumpCards: number;
  /**
   * All seats lay their starting team at once, one after the other in this order (BD-SCN2-5), or token by token in turn,
   * beginning with the first player (MP-PYR-7).
   */
  readonly deployOrder: 'together' | 'inTurn' | readonly Seat[];
  readonly firstPlayer: 'lot' | Seat;
  /** Lots decide which player gets which side (BD-SCN2-2). */
  readonly sidesByLot?: boolean;
  readonly goal: GoalPlan;
  /** Whether the goal of points may be chosen (BD-HIGHSCORE-1). */
  readonly goalIsOption: boolean;
  /** Whether the handicap table may be used (it speaks of eight characters and the standard goal). */
  readonly handicapAllowed: boolean;
  /** Whether objects may be played face down in the hands of characters (CG-SECRET-1). */
  readonly secretObjectsAllowed?: boolean;
  /** Whether players may say with which pairs of rooms they play, where teams are fixed (MP-STD-4). */
  readonly roomsMayBeChosen?: boolean;
  /** Whether a pair of rooms may be in play twice (BD-MIX-6). */
  readonly pairsMayRepeat?: boolean;
  /** Seats that walk on the lines of others instead of leaving there (BD-SCN2-8, BD-SCN3-8). */
  readonly walksOnLines: readonly Seat[];
  /** Allied colours; nobody else is a friend. */
  readonly alliances?: readonly (readonly Colour[])[];
  /** By whose line alone a colour leaves, where not by that of any opponent (MP-CROSS-12). */
  readonly leavesBy?: Readonly<Partial<Record<Colour, Colour>>>;
  /** Slots whose room is one of these, whatever lots say of the others (MP-ELEV-3, MP-PYR-2). */
  readonly fixedRooms?: readonly { readonly slot: number; readonly rooms: readonly string[] }[];
  /** By which of its own rules it refuses, where they differ from those of its edition. */
  readonly reasons?: ReasonsOfEdition;
  /** What any figure can do here besides what the edition says. */
  readonly figureKinds?: readonly ActionKind[];
  /** The policies in which it differs from its edition. */
  amend?(policies: Policies, rules: RuleOptions): Partial<Policies>;
  /** What a ruling changes in the plan itself. */
  planFor?(rules: RuleOptions): Partial<Scenario>;
}
