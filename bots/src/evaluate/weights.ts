/**
 * What is seen in a position of each side. A position is worth to a seat what its own side has of each, less what its
 * enemies have, times the weights.
 */
import type { Ruleset } from '@dungeon-twister/rules';
import { isAgainstTime } from './aims.ts';

export const FEATURES = [
  /** Victory points. */
  'point',
  /** Figures on their way, each for the points that it would bring, less with every action point that the way costs. */
  'run',
  /** Action points that are still wanted until all points are had, as what is missing. */
  'clock',
  /** How soon all points that are wanted could be had. */
  'race',
  /** Points that could be brought out by walking in the next turn, for whose turn comes next and for who waits. */
  'exitNext',
  'exitLater',
  /** Whoever can take the last point in the coming turn. */
  'winNext',
  /** Figures that are well, their strength, and those that are wounded. */
  'well',
  'strength',
  'wounded',
  /** Wounded who lie within an enemy's reach: for who waits, and for who comes next and may still help them. */
  'exposed',
  'exposedLater',
  /** Characters that wait at hidden rooms: that there are any, and how far they would have to go. */
  'hidden',
  'hiddenRun',
  /** Objects in hands; those worth points. */
  'load',
  'treasure',
  'jump',
  /** Combat cards, in fights of average importance. */
  'cards',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The numbers of the features in `FEATURES`. */
export const AT = Object.fromEntries(FEATURES.map((name, index) => [name, index])) as Readonly<
  Record<Feature, number>
>;

/** What things are worth, in tenths of a victory point. */
export interface Weights extends Readonly<Record<Feature, number>> {
  /** A fight of average importance: what cards are worth follows from it. */
  readonly fight: number;
  /** An action point that is left to be used after something whose outcome is not known. */
  readonly actionPoint: number;
  /** An action point on a card that is kept for another turn. */
  readonly cardPoint: number;
  /** Going to a gear: how much sooner a plan is looked at in which somebody does. */
  readonly onGear: number;
  /** Turning up a room, and what each own token and each token of others there adds. */
  readonly reveal: number;
  readonly ownToken: number;
  readonly otherToken: number;
}

export const WEIGHTS: Weights = {
  point: 10,
  run: 4,
  clock: 0.4,
  race: 12,
  exitNext: 1.2,
  exitLater: 0.6,
  winNext: 40,
  well: 1.2,
  strength: 0.15,
  wounded: 0.4,
  exposed: -2,
  exposedLater: -1,
  hidden: 0.9,
  hiddenRun: 2.5,
  load: 0.4,
  treasure: 3,
  jump: 0.6,
  cards: 4,
  fight: 4,
  actionPoint: 0.8,
  cardPoint: 1.2,
  onGear: 0.7,
  reveal: 1.5,
  ownToken: 1.5,
  otherToken: 0.3,
};

/**
 * Where whoever has most points after so many turns wins and the dead bring nobody any: to fight is worth what it opens;
 * whoever is nearest goes first, since there is no time for all of them; and somebody must open the rooms of the long way.
 */
const FOR_MOST_POINTS: Weights = {
  ...WEIGHTS,
  point: 30,
  run: 12,
  clock: 0.4,
  race: 0,
  well: 0.4,
  strength: 0.05,
  wounded: 0.1,
  exposed: 0,
  exposedLater: 0,
  hiddenRun: 5,
  cards: 1,
  fight: 1,
  reveal: 4,
  ownToken: 2,
};

/** What things are worth in a game. */
export const weightsFor = (ruleset: Ruleset): Weights => (isAgainstTime(ruleset) ? FOR_MOST_POINTS : WEIGHTS);
