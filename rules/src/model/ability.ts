/**
 * What an ability can say. The rules ask these questions and never a name; if an ability cannot be written with
 * them, a question is missing here.
 *
 * - *traits* are permanent facts. They are compiled into bits when a game is created, so that asking costs nothing.
 * - *combat* is a value: what the bearer adds to his side in the combat described.
 * - *shot*, *aura* and *bounty* are values: of a shot, for friends who fight, for eliminating somebody.
 * - *exitPoints* is a value: what leaving with it (or as it) is worth beyond the one point of any figure.
 * - *actions* cost action points; each lists, checks and performs itself.
 * - the trait *namesCards* is an ask: it inserts a decision before the combat cards are laid.
 */
import type { ActionKind } from './action-kind.ts';
import type { RuleOptions } from './options.ts';
import { invariant } from '../vocabulary.ts';

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
  /** Passes whatever stands between places: walls, slits, portcullises, pits. */
  'incorporeal',
  /** Carries two loads instead of one. */
  'carriesTwo',
  /** Carries nothing at all, and holds nothing while wounded. */
  'carriesNothing',
  /** Starts one close combat a turn without paying. */
  'fightsFree',
  /** Whoever loses a close combat against his side in his zone dies at once. */
  'fatal',
  /** May lay two combat cards when he attacks alone against one. */
  'laysTwo',
  /** His side sees the opponent's card before it lays its own. */
  'looksFirst',
  /** Shoots with something of his own, once a turn. */
  'shootsOnce',
  'undead',
] as const;
export type Trait = (typeof TRAITS)[number];

/** Bits of an integer; one more name, and the last would silently be the first. */
const MOST_BITS = 32;

/** A bit of its own for each name. */
export function bitsOf<N extends string>(names: readonly N[]): Readonly<Record<N, number>> {
  invariant(names.length <= MOST_BITS, () => `${names.length} names do not fit into ${MOST_BITS} bits`);
  return Object.fromEntries(names.map((name, index) => [name, 1 << index])) as Record<N, number>;
}

const TRAIT_BITS = bitsOf(TRAITS);

/** The bit of a trait in a compiled set. */
export const bit = (trait: Trait): number => TRAIT_BITS[trait];

/** How somebody takes part in a combat. */
export const MELEE = 0;
export const REACH = 1;
export const RANGED = 2;
export type AttackMode = typeof MELEE | typeof REACH | typeof RANGED;

/** What a combat value may depend on. */
export interface Fighter {
  readonly attacking: boolean;
  readonly mode: AttackMode;
  readonly wounded: boolean;
  /** Others of his own side that take part and are company (a question of the edition). */
  readonly companions: number;
  /** How the table reads the rulings. */
  readonly rules: RuleOptions;
}

/** What an aura may depend on. */
export interface Aura {
  /** Whether the friend is in the same room as the bearer; a line is no room. */
  readonly sameRoom: boolean;
  readonly mode: AttackMode;
  /** Whether the whole combat is ranged: nobody fights hand to hand in it. */
  readonly ranged: boolean;
}

export interface Ability {
  readonly id: string;
  /** The rules that the ability carries out. */
  readonly rules: readonly string[];
  readonly traits?: readonly Trait[];
  readonly combat?: (fighter: Fighter) => number;
  readonly exitPoints?: number;
  /** What a shot of the bearer is worth, instead of his own combat value. */
  readonly shot?: number;
  /** What the bearer adds to a friend who fights: both are named. */
  readonly aura?: (aura: Aura) => number;
  /** Points beyond the usual one for eliminating a character with these traits, if the bearer took part. */
  readonly bounty?: (traits: number) => number;
  readonly actions?: readonly ActionKind[];
  /** By which rule the bearer does nothing else in the turn in which it has healed itself. */
  readonly restRule?: string;
  /** Holds while the bearer is wounded too (a wounded otherwise loses his abilities, BD-WOUND-7). */
  readonly whileWounded?: boolean;
}

export const defineAbility = (ability: Ability): Ability => ability;
