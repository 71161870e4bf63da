/**
 * Where an older record leaves what the rules say now.
 *
 * It opens up to there, and whoever opens it must be told: so the departure comes with the record, not instead of it.
 */
import type { Scenario } from '../model/scenario.ts';
import type { Refusal } from '../refusals.ts';
import type { RuleChange, RulesNow, Touched } from '../rule-changes.ts';
import type { Words } from '../vocabulary.ts';

/** Where a game of older rules departs from those of today, and why. */
export interface Departure {
  /** The version of the rules by which the game was played. */
  readonly rules: number;
  /** So many deeds were done again. */
  readonly after: number;
  /** So many deeds are in the file. */
  readonly of: number;
  /** The line of the file that departs, counted from 1. */
  readonly line: number;
  /** What the rules say to it now. */
  readonly reason: Words;
  /** The same by itself, where an action is refused: not every reader wants its code in the sentence. */
  readonly refusal: Refusal | null;
  /** What has changed since, in this scenario; what fits best comes first. */
  readonly changes: readonly RuleChange[];
}

/** What has changed in a scenario, or in the one that it is based on, since a version of the rules. */
export function changesSince(version: number, scenario: Scenario, { changes }: RulesNow): RuleChange[] {
  const names = [scenario.id, ...(scenario.basedOn === undefined ? [] : [scenario.basedOn])];
  return changes.filter(
    ({ since, scenarios }) =>
      since > version && (scenarios === 'all' || names.some((name) => scenarios.includes(name))),
  );
}

/** Those that touch what was found come first, then those that do not say what they touch. */
export function fittingFirst(changes: readonly RuleChange[], found: Touched): RuleChange[] {
  const rank = ({ touches }: RuleChange): number => (touches ? (touches.includes(found) ? 0 : 2) : 1);
  return [...changes].sort((a, b) => rank(a) - rank(b));
}
