import { SCENARIOS } from '@dungeon-twister/rules';
import { rulesOf } from '@dungeon-twister/words';
import { describe, expect, test } from 'vitest';
import { RULE_WORDS } from '../../src/words/home-words-rules.ts';
import { scenariosEnglish } from '../../src/words/scenarios-english.ts';
import { scenariosFrench } from '../../src/words/scenarios-french.ts';

describe('words of the first page', () => {
  test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
    '%s and its rules are said in both languages',
    (id, scenario) => {
      expect(scenariosEnglish[id]).toBeTruthy();
      expect(scenariosFrench[id]).toBeTruthy();
      for (const rule of rulesOf(scenario)) expect(RULE_WORDS[rule].fr).toBeTruthy();
    },
  );

  test('every value that can be chosen has words', () => {
    const listed = Object.entries(RULE_WORDS).flatMap(([rule, { values }]) => (values ? [rule] : []));
    const { ruleDefaults } = SCENARIOS[0].edition;
    const wanted = Object.entries(ruleDefaults).filter(([, usual]) => typeof usual !== 'boolean');
    // A room has a name of its own.
    expect(listed.sort()).toEqual(
      wanted
        .map(([rule]) => rule)
        .filter((rule) => rule !== 'topRoom')
        .sort(),
    );
  });
});
