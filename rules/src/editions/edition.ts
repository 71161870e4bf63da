/**
 * An edition: how a game is played, apart from what is in it. Stages, what any figure can do, and the policies on
 * which editions differ. Scenarios are played by an edition; editions amend each other and fork nothing.
 */
import type { ActionKind } from '../actions/kind.ts';
import type { Stage } from '../turn/stage.ts';
import type { Words } from '../vocabulary.ts';
import type { GameOptions, RuleOptions } from './options.ts';
import type { Policies } from './policies/policies.ts';
import type { Scenario } from './scenario.ts';

export interface Edition {
  readonly id: string;
  readonly name: Words;
  /** How the rulings are read unless a table chooses otherwise. */
  readonly ruleDefaults: RuleOptions;
  readonly stages: readonly Stage[];
  /** What any figure can do, whoever it is. */
  readonly figureKinds: readonly ActionKind[];
  policies(scenario: Scenario, options: GameOptions, rules: RuleOptions): Policies;
}
