/** A scenario: which content, which layout, which numbers, and the edition it is played by. */
import type { CharacterKind, ObjectKind } from '../content/kinds.ts';
import type { LayoutPlan } from '../labyrinth/layout.ts';
import type { Room } from '../labyrinth/room.ts';
import type { Colour, Seat, Words } from '../vocabulary.ts';
import type { Edition } from './edition.ts';
import type { GoalPlan } from './policies/policies.ts';

export interface TeamPlan {
  readonly characters: readonly CharacterKind[];
  readonly objects: readonly ObjectKind[];
}

export interface Scenario {
  readonly id: string;
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
  /** Characters that each seat puts on its line. */
  readonly onLine: readonly number[];
  readonly combatCards: readonly number[];
  readonly jumpCards: number;
  /** All seats lay their starting team at once, or one after the other in this order (BD-SCN2-5). */
  readonly deployOrder: 'together' | readonly Seat[];
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
  /** Whether a pair of rooms may be in play twice (BD-MIX-6). */
  readonly pairsMayRepeat?: boolean;
  /** Seats that walk on the lines of others instead of leaving there (BD-SCN2-8, BD-SCN3-8). */
  readonly walksOnLines: readonly Seat[];
  /** Allied colours; nobody else is a friend. */
  readonly alliances?: readonly (readonly Colour[])[];
}
