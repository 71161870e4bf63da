/**
 * What pieces were learned to be worth in a team: what one more of it adds to the odds of winning. From 800 games each of
 * the mixed game and of the Card Game's standard game, drafted by chance (`npm run bots:teams -- --scenario mixed --games
 * 800`, and `--scenario card-standard`).
 *
 * What a bot that decides by them scores against the same bot that lets `greedy` decide, or chance; of 100 pairs from the
 * same deals with seats swapped (`npm run bots:teams -- --scenario mixed --form draft --against greedy --player quick`,
 * and so on):
 *
 *                                               greedy          chance
 *   draft, mixed game                           61.0 % ± 7.3    59.8 % ± 5.9
 *   secret choice, Card Game                    67.3 % ± 5.8    65.5 % ± 6.0
 *   three left out for a handicap, base set     58.0 % ± 5.5    54.0 % ± 5.7
 *
 * All by `quick`, but for the draft against greedy: that by Casual, when it still saw five actions ahead. Whom a handicap
 * takes matters least, for there are only eight to choose from. In a mutual choice all get what one picks, so nothing
 * can be won by it.
 */
import type { PieceFeature } from './piece-features.ts';

export interface TeamValues {
  readonly features: Readonly<Record<PieceFeature, number>>;
  /** By the id of a kind: what it is worth more than its features tell. */
  readonly pieces: Readonly<Record<string, number>>;
}

/** By the id of an edition; all that have no row of their own are played on squares, like the board's. */
export const TEAM_VALUES: Readonly<Record<string, TeamValues>> & { readonly board: TeamValues } = {
  board: {
    features: {
      movement: 0.006,
      combat: 0.04,
      points: 0.248,
      deed: 0.011,
      trait: 0.036,
      weapon: 0,
      fighter: -0.033,
      loads: 0,
      objectPoints: 0.089,
      objectDeed: -0.048,
      objectTrait: -0.085,
      objectWeapon: 0.004,
      objectFighter: 0.032,
      copy: 0,
    },
    pieces: {
      cleric: -0.004,
      goblin: 0.05,
      mekanork: -0.028,
      thief: 0.041,
      troll: 0.019,
      'wall-walker': -0.031,
      warrior: 0.02,
      wizard: 0.01,
      naga: -0.001,
      backstabber: -0.007,
      colossus: 0.014,
      banshee: -0.044,
      telepath: -0.037,
      armor: 0.007,
      'fireball-wand': -0.026,
      rope: -0.017,
      'speed-potion': -0.012,
      sword: 0.004,
      treasure: 0.018,
      key: 0.016,
      'telescoping-spear': -0.058,
      bow: 0.062,
      'large-shield': 0.01,
    },
  },
  cards: {
    features: {
      movement: -0.027,
      combat: 0.042,
      points: 0.37,
      deed: -0.091,
      trait: 0.01,
      weapon: 0.038,
      fighter: -0.062,
      loads: -0.025,
      objectPoints: 0.009,
      objectDeed: -0.032,
      objectTrait: 0.035,
      objectWeapon: -0.012,
      objectFighter: 0.014,
      copy: -0.032,
    },
    pieces: {
      assassin: -0.048,
      backstabber: -0.029,
      berserker: 0.09,
      cleric: 0.018,
      colossus: 0.036,
      crossbowman: 0.008,
      'dark-angel': 0.006,
      'elf-scout': 0.006,
      general: 0.007,
      ghost: 0.023,
      goblin: 0.074,
      golem: 0.001,
      mekanork: -0.045,
      naga: 0.027,
      paladin: 0.013,
      pickpocket: -0.091,
      samurai: -0.017,
      wizard: -0.029,
      telekineticist: -0.003,
      telepath: -0.054,
      thief: 0.025,
      troll: 0.003,
      'wall-walker': -0.071,
      warrior: 0.009,
      'weapon-master': 0.044,
      armor: -0.017,
      bow: 0.003,
      key: -0.012,
      'fireball-scroll': 0.017,
      'large-shield': 0.003,
      rope: 0.007,
      'scroll-of-inversion': -0.014,
      sword: 0.014,
      treasure: 0.002,
      'telescoping-spear': -0.007,
    },
  },
};
