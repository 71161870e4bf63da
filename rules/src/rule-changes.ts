/**
 * What has changed in the rules since they were first counted, so that an older record can say which rule it met.
 *
 * An entry is added with every change by which a game that was recorded before might replay differently, together with
 * a new RULES_VERSION (one for all changes of a release).
 */
import type { ActionType } from './model/action.ts';
import type { RuleOptions } from './model/options.ts';
import { RULES_VERSION } from './version.ts';
import type { Words } from './vocabulary.ts';

/** What of a record a change may meet: a kind of action, a clock that ran out, or how the game ended. */
export type Touched = ActionType | 'timeRanOut' | 'result';

/** A change by which a game that was recorded before might replay differently. */
export interface RuleChange {
  /** The first version of the rules with the change. */
  readonly since: number;
  /** The ids of the rules that say it now. */
  readonly rules: readonly string[];
  /** The ids of the scenarios in which it matters, or all. */
  readonly scenarios: readonly string[] | 'all';
  /** What is otherwise now, in one sentence. */
  readonly words: Words;
  /** Where it shows; of several changes those are named first that touch what is found otherwise. */
  readonly touches?: readonly Touched[];
  /** Options that keep the earlier reading: an older record is played again with them, if it did not choose otherwise. */
  readonly before?: Partial<RuleOptions>;
}

const FOR_SEVERAL: RuleChange['scenarios'] = [
  'standard-3',
  'standard-4',
  'crossing',
  'pyramid-3',
  'pyramid-4',
  'race',
  'elevator',
  'exit-3',
  'exit-4',
  'murder',
  'surprise',
  'mixed-3',
  'mixed-4',
];

const FOR_TWO: RuleChange['scenarios'] = [
  'base',
  'mixed',
  'prison-3',
  'prison-4',
  'prison-5',
  'card-1',
  'card-2',
  'card-3',
  'card-standard',
  'card-advanced',
];

/** All changes by which an older record may depart. */
export const RULE_CHANGES: readonly RuleChange[] = [
  {
    since: 2,
    rules: ['MP-RULING-33'],
    scenarios: ['race'],
    words: {
      en: 'The race ends with its last turn: nobody may claim its end before.',
      fr: 'La course finit avec son dernier tour : personne ne peut en réclamer la fin avant.',
    },
    touches: ['claimEnd', 'result'],
  },
  {
    since: 2,
    rules: ['MP-RULING-31'],
    scenarios: ['pyramid-3', 'pyramid-4'],
    words: {
      en: 'In the Pyramid an end that is claimed before anybody has reached the goal is a draw for all.',
      fr: 'Dans la Pyramide, une fin réclamée avant que quelqu’un ait atteint l’objectif est une partie nulle pour tous.',
    },
    touches: ['result'],
  },
  {
    since: 2,
    rules: ['MP-RULING-29'],
    scenarios: FOR_SEVERAL,
    words: {
      en: 'When all who are still at the table are equal, it is a draw, also if somebody has left.',
      fr: 'Quand tous ceux qui sont encore à la table sont à égalité, la partie est nulle, même si quelqu’un est parti.',
    },
    touches: ['result'],
  },
  {
    since: 2,
    rules: ['MP-RULING-8'],
    scenarios: FOR_SEVERAL,
    words: {
      en: 'Only for a room in the middle does its finder choose over which side it is flipped.',
      fr: 'Celui qui révèle ne choisit par quel côté retourner la salle que pour une salle du milieu.',
    },
    touches: ['reveal'],
  },
  {
    since: 2,
    rules: ['BD-RULING-117', 'CG-RULING-179'],
    scenarios: FOR_TWO,
    words: {
      en: 'A player without a character alive can add nothing to his points: the game may be over sooner.',
      fr: 'Un joueur sans personnage en vie ne peut rien ajouter à ses points : la partie peut finir plus tôt.',
    },
    touches: ['endTurn', 'result'],
  },
  {
    since: 2,
    rules: ['MP-RULING-54'],
    scenarios: ['murder'],
    words: {
      en: 'All who may join a combat choose at the same moment, face down.',
      fr: 'Tous ceux qui peuvent se joindre à un combat choisissent au même moment, face cachée.',
    },
    touches: ['join', 'attack', 'layCard'],
    before: { partyAnswers: 'inTurn' },
  },
  {
    since: 2,
    rules: ['MP-RULING-55', 'MP-RULING-81'],
    scenarios: ['murder'],
    words: {
      en: 'A player brings in all his unwounded characters beside the attacker or the defender.',
      fr: 'Un joueur engage tous ses personnages valides à côté de l’attaquant ou du défenseur.',
    },
    touches: ['attack', 'join', 'layCard'],
    before: { partyFighters: 'facingEnemies' },
  },
];

/** The rules by which records are read. */
export interface RulesNow {
  readonly version: number;
  readonly changes: readonly RuleChange[];
}

/** The rules of this version. */
export const RULES_NOW: RulesNow = { version: RULES_VERSION, changes: RULE_CHANGES };
