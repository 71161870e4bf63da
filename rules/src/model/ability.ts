/**
 * What an ability can say, before any general rule (CG-RULING-200). The rules ask these questions and never a name; if
 * an ability cannot be written with them, a question is missing here.
 *
 * - *traits* are permanent facts that are asked at every step of a walk. They are compiled into bits when a game is
 *   created, so that asking costs nothing; the file of an ability says where they are asked.
 * - *values* are numbers: of a fighter, of a shot, of an exit, of hands.
 * - *questions* are answered when their moment comes: a card is named, a target is chosen, a combat is lost.
 * - *actions* cost action points; each lists, checks and performs itself. All else is permanent and free (BD-TURN-16,
 *   BD-ITEM-11, CG-AP-11).
 * - *stages* are what somebody is asked because of such an action.
 * - *memory* is what is remembered of its use.
 */
import type { ActionKind } from './action-kind.ts';
import type { MemoryName } from './piece-memory.ts';
import type { RuleOptions } from './options.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Stage } from './stage.ts';
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
  /** Chooses the direction of every quarter turn. */
  'turnsEitherWay',
  /** May use magical objects. */
  'castsSpells',
  /** Passes whatever stands between places: walls, slits, portcullises, pits. */
  'incorporeal',
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

/** What somebody who takes part may ask about a combat before the cards are laid. */
interface Involvement {
  readonly attacking: boolean;
  readonly mode: AttackMode;
  /** One against one, hand to hand or with the spear. */
  readonly duel: boolean;
  /** Whether the whole combat is ranged. */
  readonly ranged: boolean;
  /** How many combat cards his player holds. */
  readonly cards: number;
  /** Whether somebody on the other side could do the same here. */
  readonly opposed: boolean;
}

/** A victory as it concerns one of the winners and one of the losers. */
interface Blow {
  /** How the winner fought. */
  readonly mode: AttackMode;
  /** Whether the two had each other within arm's reach. */
  readonly atHand: boolean;
}

export interface Ability {
  readonly id: string;
  /** The rules that the ability carries out. */
  readonly rules: readonly string[];
  readonly traits?: readonly Trait[];
  /** Holds while the bearer is wounded too (a wounded otherwise loses his abilities, BD-WOUND-7). */
  readonly whileWounded?: boolean;
  readonly actions?: readonly ActionKind[];
  readonly stages?: readonly Stage[];
  /** What is remembered of its use: the row of the table of marks that names this ability. */
  readonly memory?: MemoryName;

  // --- values
  /** What the bearer adds to his side in the combat described. */
  readonly combat?: (fighter: Fighter) => number;
  /** What the bearer adds to a friend who fights: both are named. */
  readonly aura?: (aura: Aura) => number;
  /** What leaving with it, or as it, is worth beyond the one point of any figure. */
  readonly exitPoints?: number;
  /** Points beyond the usual one for eliminating a character with these traits, if the bearer took part. */
  readonly bounty?: (traits: number) => number;
  /** How many loads the bearer may have, where it is not one. */
  readonly capacity?: number;
  /** Enemies of this printed combat value or less may move through where the bearer stands. */
  readonly letsPass?: number;

  // --- questions
  /** How the bearer attacks from a distance; an object that he holds, or by himself. */
  readonly weapon?: typeof REACH | typeof RANGED;
  /** What a shot is worth, instead of the combat value of the shooter. */
  readonly shot?: number;
  /** Whether this weapon, and not its user, suffers when he has attacked with it and lost. */
  readonly breaksInDefeat?: true;
  /** What nobody may do to the bearer, and the refusal. */
  readonly vetoes?: { readonly shot: RefusalCode };
  /** Whether starting a combat in this way costs the bearer nothing. */
  readonly freeAttack?: (mode: AttackMode) => boolean;
  /** Whether the bearer names the card that his opponent must play. */
  readonly namesCard?: (combat: Involvement) => boolean;
  /** Whether the bearer's player may lay two cards. */
  readonly laysTwo?: (combat: Involvement) => boolean;
  /** Whether the bearer's side sees the cards of the other before it lays its own. */
  readonly looksFirst?: (combat: Involvement) => boolean;
  /** Whether a loser dies of the bearer's victory instead of being wounded. */
  readonly kills?: (blow: Blow) => boolean;
  /** By which rule the bearer does nothing else in the turn in which it has healed itself. */
  readonly restRule?: string;
}

/** Questions that are asked while a game is played: who answers them is looked up once, when it is created. */
export const QUESTIONS = [
  'weapon',
  'breaksInDefeat',
  'vetoes',
  'freeAttack',
  'namesCard',
  'laysTwo',
  'looksFirst',
  'kills',
  'restRule',
] as const satisfies readonly (keyof Ability)[];
export type Question = (typeof QUESTIONS)[number];

/** Ids of rules, one in each text or those that follow one another: `BD-RULING-98 to 104`. */
export const ruleIds = (...texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const [id, last] = text.split(' to ');
    if (last === undefined) return [id];
    const group = id.slice(0, id.lastIndexOf('-') + 1);
    const first = Number(id.slice(group.length));
    return Array.from({ length: Number(last) - first + 1 }, (_, i) => `${group}${first + i}`);
  });

/** The same thing in another game: what is said here is different there, everything else is as it was; its id stays. */
export const amend = <K extends { readonly id: string }>(kind: K, changes: Partial<Omit<K, 'id'>>): K => ({
  ...kind,
  ...changes,
});

/** The same ability in another game, which has its own rules for it and changes nothing else. */
export const byRules = (ability: Ability, ...rules: readonly string[]): Ability => ({
  ...ability,
  rules: ruleIds(...rules),
});

export const defineAbility = (ability: Ability): Ability => ability;
