/**
 * What can be chosen when a game is created. Everything has a default; a newcomer chooses nothing.
 */
import type { Colour } from '../vocabulary.ts';

/** One named option for each ruling on which tables differ. An edition says which of them are its own. */
export interface RuleOptions extends CardRuleOptions, MultiplayerRuleOptions {
  /** From the own line: every room along it (BD-REVEAL-4), or the room in front (BD-REVEAL-5). */
  readonly revealFromLine: 'alongLine' | 'inFront';
  /** A jump lands straight beyond the pit (BD-JUMP-6), or on any other side of it (BD-JUMP-7). */
  readonly jumpLanding: 'straight' | 'anySide';
  /** Wounded on a pit with a Rope in hand, one who stays on pits without it hangs on (BD-RULING-46), or dies all the same. */
  readonly thiefOnPit: 'ropeSaves' | 'alwaysDies';
  /** A carried Rope reaches over one pit at a time (BD-RULING-37). */
  readonly strictRope: boolean;
  /** Who scores a character that its own player eliminated (BD-RULING-108). */
  readonly selfKill: 'opponent' | 'none';
  /** Cycles without progress after which the end may be claimed; 0 = never (BD-RULING-118). */
  readonly noProgressCycles: number;
  /** Whether an enemy may be healed (BD-RULING-86). */
  readonly healEnemy: boolean;
  /** Whether a spear may join a friend's attack (BD-RULING-74). */
  readonly spearJoins: boolean;
  /** Whether a Bow may join a friend's attack (BD-RULING-80). */
  readonly bowJoins: boolean;
  /** Whether a slip may be taken back (BD-RULING-137). */
  readonly undo: boolean;
}

/** The rulings of the Card Game that could go either way. */
export interface CardRuleOptions {
  /** Who came among enemies leaves only by where he came in, jumping and through walls too (CG-RULING-37). */
  readonly heldBindsAll: boolean;
  /** A starting zone is one zone for the limit of three (CG-RULING-43). */
  readonly startLimit: boolean;
  /** A starting zone is one zone for taking, leaving and swapping (CG-RULING-59). */
  readonly startHands: boolean;
  /** One may shoot while an enemy in a starting zone faces the shooter's zone (CG-RULING-63). */
  readonly shootsAtFacers: boolean;
  /** A carried wounded keeps what he holds (CG-RULING-71). */
  readonly carriedKeeps: boolean;
  /** A Treasure held by a wounded who is carried out scores (CG-RULING-72). */
  readonly savedTreasure: boolean;
  /** A room may change places with one that lies face down (CG-RULING-82). */
  readonly invertsHidden: boolean;
  /** Mind control comes first and leaves the Weapon master no look (CG-RULING-96). */
  readonly mindFirst: boolean;
  /** Two Bows shoot better than one (CG-RULING-118). */
  readonly bowsAdd: boolean;
  /** A Sword helps a spear thrust (CG-RULING-119). */
  readonly swordWithSpear: boolean;
  /** A wounded enemy in one's zone keeps one from shooting and thrusting away (CG-RULING-127). */
  readonly woundedHinder: boolean;
  /** All shooters of the attacking side who see the target of a shot join it (CG-RULING-134). */
  readonly allShootersJoin: boolean;
  /** A game that nobody can win any more ends (CG-RULING-179). */
  readonly deadGameEnds: boolean;
}

/** The rulings of the games for three and four that could go either way (group MP-OPTION). */
export interface MultiplayerRuleOptions {
  /** A token may be laid on a room for the other kind; it is removed when the room is revealed (MP-RULING-9). */
  readonly allowMisplacement: boolean;
  /** Characters that each of three players puts on the lines of the Pyramid (MP-RULING-44). */
  readonly pyramidStarters: 3 | 4;
  /** The room on top of the Pyramid (MP-RULING-34). */
  readonly topRoom: string;
  /** Tied leaders are told apart by who brought out more, then by who eliminated more (MP-RULING-29). */
  readonly breakTies: boolean;
  /** What the lines of others are where there is a single way out: closed, or ground to walk on (MP-RULING-19). */
  readonly otherLines: 'closed' | 'open';
  /** Whom a player brings into a party's combat from beside attacker and target: all, or those who face an enemy there (MP-RULING-55). */
  readonly partyFighters: 'allInContact' | 'facingEnemies';
  /** Whether those who may join a party's combat answer together and face down, or openly in turn (MP-RULING-54). */
  readonly partyAnswers: 'together' | 'inTurn';
}

/** Seconds for the clock, which lives outside the rules; here only what happens when it runs out (group TIMER). */
export interface TimerOptions {
  readonly turn: number;
  readonly placing: number;
  readonly combatCard: number;
}

/** How experienced a player is, for the handicap. */
export const LEVELS = ['veryExperienced', 'experienced', 'good', 'beginner', 'newbie'] as const;
export type Level = (typeof LEVELS)[number];

/** What the stronger player gives away follows from both levels. */
export interface HandicapOptions {
  /** The colour of the stronger player, who gives something away. */
  readonly colour: Colour;
  readonly stronger: Level;
  readonly weaker: Level;
}

/** How the teams of the mixed game are chosen (BD-MIX-3). */
export const TEAM_CHOICES = ['mutual', 'fullFrontal', 'draft', 'random'] as const;
export type TeamChoice = (typeof TEAM_CHOICES)[number];

/** What is agreed upon before a game: a scenario, and whatever is not as usual. */
export interface GameOptions {
  readonly scenario: string;
  /** Points to reach, in scenarios that are played for points without a goal of their own (BD-HIGHSCORE). */
  readonly goal?: 5 | 6 | 7 | 8;
  readonly rules?: Partial<RuleOptions>;
  readonly handicap?: HandicapOptions;
  readonly timer?: TimerOptions;
  /** What characters carry, and who the wounded are, lies face down for the others (group CG-SECRET). */
  readonly secretObjects?: boolean;
  readonly teamChoice?: TeamChoice;
  /** The colour that nobody plays, where three sit at a table for four (MP-RULING-1). */
  readonly absent?: Colour;
  /** Numbers of the room pairs to play with, where a scenario leaves them open (BD-MIX-1). */
  readonly rooms?: readonly number[];
  /** The text of a scenario of one's own, which `scenario` names: so a game needs no list of such scenarios. */
  readonly own?: string;
}
