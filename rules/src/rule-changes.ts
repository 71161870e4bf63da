/**
 * What has changed in the rules since they were first counted, so that an older record can say which rule it met.
 *
 * An entry is added with every change by which a game that was recorded before might replay differently, together with
 * a new RULES_VERSION (one for all changes of a release).
 */
import type { RuleOptions } from './editions/options.ts';
import type { Words } from './vocabulary.ts';

export interface RuleChange {
  /** The first version of the rules with the change. */
  readonly since: number;
  /** The ids of the rules that say it now. */
  readonly rules: readonly string[];
  /** The ids of the scenarios in which it matters, or all. */
  readonly scenarios: readonly string[] | 'all';
  /** What is otherwise now, in one sentence. */
  readonly words: Words;
  /** Options that keep the earlier reading: an older record is played again with them, if it did not choose otherwise. */
  readonly before?: Partial<RuleOptions>;
}

export const RULE_CHANGES: readonly RuleChange[] = [];
