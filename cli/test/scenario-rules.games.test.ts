/** `dt scenario` names only options that have an effect: the others are switched here, and nothing may change. */
import { type RuleOptions, type Scenario, SCENARIOS, writePosition } from '@dungeon-twister/rules';
import { rulesOf } from '@dungeon-twister/words';
import { describe, expect, inject, test } from 'vitest';
import { gameByLot } from './by-lot.ts';

/** By night to the end (vitest.nightly.config.ts). */
const DEEDS = 130 * inject('timesAsMany');

/** Another value than the usual one. */
const OTHER: Partial<Record<keyof RuleOptions, unknown>> = {
  revealFromLine: 'inFront',
  jumpLanding: 'anySide',
  thiefOnPit: 'alwaysDies',
  selfKill: 'none',
  otherLines: 'open',
  partyFighters: 'facingEnemies',
  partyAnswers: 'inTurn',
  pyramidStarters: 4,
  topRoom: '9ccw',
  noProgressCycles: 0,
};

function played(scenario: Scenario, rules: Partial<RuleOptions>): string {
  const { position, log: deeds } = gameByLot({ scenario: scenario.id, rules }, 'without effect', DEEDS);
  const { options, ...rest } = writePosition(position);
  expect(options.rules).toEqual(rules);
  return JSON.stringify({ deeds, rest });
}

describe('options without an effect are not named', () => {
  test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))('%s', (_id, scenario) => {
    const named = new Set(rulesOf(scenario));
    const usual = played(scenario, {});
    for (const rule of scenario.edition.ruleNames) {
      if (named.has(rule)) continue;
      const other = OTHER[rule] ?? !scenario.edition.ruleDefaults[rule];
      expect({ rule, played: played(scenario, { [rule]: other }) }).toEqual({ rule, played: usual });
    }
  });
});
