/**
 * What an ability can say. The rules ask these questions and never a name; if an ability cannot be written with
 * them, a question is missing here.
 *
 * - *traits* are permanent facts. They are compiled into bits when a game is created, so that asking costs nothing.
 * - *combat* is a value: what the bearer adds to his side in the combat described.
 * - *exitPoints* is a value: what leaving with it (or as it) is worth beyond the one point of any figure.
 * - *actions* cost action points; each lists, checks and performs itself.
 * - the trait *namesCards* is an ask: it inserts a decision before the combat cards are laid.
 */
import type { ActionKind } from '../actions/kind.ts';

export const TRAITS = [
  /** Walks over pits, without being able to stop there. */
  'overPits',
  /** May stop on a pit as well. */
  'onPits',
  /** Figures of its colour may cross the pit on which it stands. */
  'bridgesPits',
  /** An object that may lie on a pit and carries whoever crosses or stays there. */
  'spansPits',
  /** Walks over enemy figures. */
  'overEnemies',
  /** Walks through arrow-slits. */
  'throughSlits',
  /** Enemies of printed combat value 0 or 1 may walk through its square. */
  'giant',
  /** Chooses the direction of every quarter turn. */
  'turnsEitherWay',
  /** May use magical objects. */
  'castsSpells',
  /** Strikes two squares away, or through a slit. */
  'strikesFar',
  /** Shoots at what it sees. */
  'shoots',
  /** Cannot be the target of ranged combat. */
  'shielded',
  /** Names the opponent's card in one-on-one close combat. */
  'namesCards',
] as const;
export type Trait = (typeof TRAITS)[number];

/** The bit of a trait in a compiled set. */
export const bit = (trait: Trait): number => 1 << TRAITS.indexOf(trait);

/** How somebody takes part in a combat. */
export const CLOSE = 0;
export const SPEAR = 1;
export const SHOT = 2;
export type Manner = typeof CLOSE | typeof SPEAR | typeof SHOT;

/** What a combat value may depend on. */
export interface Fighter {
  readonly attacking: boolean;
  readonly manner: Manner;
  readonly wounded: boolean;
  /** Other figures of his own side that take part. */
  readonly companions: number;
}

export interface Ability {
  readonly id: string;
  /** The rules that the ability carries out. */
  readonly rules: readonly string[];
  readonly traits?: readonly Trait[];
  readonly combat?: (fighter: Fighter) => number;
  readonly exitPoints?: number;
  readonly actions?: readonly ActionKind[];
  /** Holds while the bearer is wounded too (a wounded otherwise loses his abilities, BD-WOUND-7). */
  readonly whileWounded?: boolean;
}

export const defineAbility = (ability: Ability): Ability => ability;
