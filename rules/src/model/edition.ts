/**
 * An edition: how a game is played, apart from what is in it. Stages, what any figure can do, and the policies on
 * which editions differ. Scenarios are played by an edition; editions amend each other and fork nothing.
 */
import type { ActionKind } from './action-kind.ts';
import type { Ground, Terrain } from './ground.ts';
import type { Layout } from '../map/layout.ts';
import type { Room } from '../map/read-room-drawing.ts';
import type { ReasonsOfEdition } from '../refusals.ts';
import type { Stage } from './stage.ts';
import type { Words } from '../vocabulary.ts';
import type { GameOptions, RuleOptions } from './options.ts';
import type { Policies } from './policies.ts';
import type { Scenario } from './scenario.ts';

export interface Edition {
  readonly id: string;
  readonly name: Words;
  /** The rulings that may be chosen otherwise. */
  readonly ruleNames: readonly (keyof RuleOptions)[];
  /** How the rulings are read unless a table chooses otherwise. */
  readonly ruleDefaults: RuleOptions;
  readonly stages: readonly Stage[];
  /** What any figure can do, whoever it is. */
  readonly figureKinds: readonly ActionKind[];
  /** By which of its own rules, and in which words, this edition refuses, where they differ from the board's. */
  readonly reasons?: ReasonsOfEdition;
  /** The rule by which something may not be taken back, where it is not the board's. */
  readonly undoRule?: string;
  /** What places are made of. */
  ground(terrain: Terrain, layout: Layout, rooms: readonly Room[]): Ground;
  policies(scenario: Scenario, options: GameOptions, rules: RuleOptions): Policies;
}
