import { createGame, LEVELS, optionsFault, SCENARIOS, rulesetFor } from '@dungeon-twister/rules';
import { rulesOf } from '@dungeon-twister/words';
import { describe, expect, test } from 'vitest';
import { BOXES, boxOf, isForLearning, scenariosOf } from '../../src/match/editions.ts';
import {
  coloursOf,
  faultOf,
  FIRST_FORM,
  type Form,
  gameOptions,
  GOALS,
  HUMAN,
  isOpen,
  pairsOf,
  playersOf,
  STRONGER,
  teamChoicesOf,
  usualGoal,
  weakerThan,
  withPair,
  withPlayer,
  withRule,
  withScenario,
  withStronger,
} from '../../src/home/form.ts';
import { RULE_WORDS } from '../../src/words/home-words-rules.ts';

const IDS = SCENARIOS.map(({ id }) => id);
const formOf = (scenario: string, more: Partial<Form> = {}): Form => ({
  ...withScenario(FIRST_FORM, scenario),
  ...more,
});

describe('boxes', () => {
  test('every scenario is in one box', () => {
    expect(BOXES.flatMap((box) => scenariosOf(box).map(({ id }) => id)).sort()).toEqual([...IDS].sort());
    expect(BOXES.every((box) => scenariosOf(box).length > 0)).toBe(true);
  });

  test('the mixed games stand together', () => {
    expect(scenariosOf('mixed').map(({ id }) => id)).toEqual(['mixed', 'mixed-3', 'mixed-4']);
    expect(SCENARIOS.filter((one) => boxOf(one) === 'base').map(({ id }) => id)).toEqual(['base']);
  });

  test('the learning games are known', () => {
    expect(SCENARIOS.filter(isForLearning).map(({ id }) => id)).toEqual([
      'prison-1',
      'prison-2',
      'prison-3',
      'card-1',
      'card-2',
      'card-3',
    ]);
  });
});

describe('the form', () => {
  test.each(IDS)('somebody who chooses nothing can begin %s', (id) => {
    expect(gameOptions(formOf(id))).toEqual({ scenario: id });
    expect(faultOf(formOf(id))).toBeNull();
  });

  test.each(IDS)('with everything chosen otherwise, %s can still begin', (id) => {
    const scenario = formOf(id);
    const choices = teamChoicesOf(scenario);
    const form = formOf(id, {
      goal: 8,
      clock: true,
      handicap: true,
      secretObjects: true,
      teamChoice: choices[choices.length - 1] ?? null,
      absent: 'red',
      pairs: pairsOf(scenario).all.slice(0, pairsOf(scenario).wanted),
    });
    expect(faultOf(form)).toBeNull();
    const { colours } = createGame(gameOptions(form), 'seed').position.ruleset;
    expect(colours).toEqual(coloursOf(form));
    expect(playersOf(form)).toHaveLength(colours.length);
  });

  test.each(IDS)('every house rule of %s can be set to everything that it offers', (id) => {
    const scenario = rulesetFor({ scenario: id }).scenario;
    for (const rule of rulesOf(scenario)) {
      const usual = scenario.edition.ruleDefaults[rule];
      const values: readonly unknown[] =
        rule === 'topRoom'
          ? scenario.rooms.map((room) => room.id)
          : Object.keys(RULE_WORDS[rule].values ?? { true: 0, false: 0 }).map((value) =>
              typeof usual === 'string' ? value : JSON.parse(value),
            );
      expect(values).toContain(usual);
      for (const value of values)
        expect(optionsFault(gameOptions(withRule(formOf(id), rule, value as never)))).toBeNull();
    }
  });

  test('a house rule that is set back is gone', () => {
    const changed = withRule(FIRST_FORM, 'undo', false);
    expect(gameOptions(changed).rules).toEqual({ undo: false });
    expect(gameOptions(withRule(changed, 'undo', true)).rules).toBeUndefined();
  });

  test('rules about pieces that are not there are not asked', () => {
    const base = rulesetFor({ scenario: 'base' }).scenario;
    expect(rulesOf(base)).not.toContain('bowJoins');
    expect(rulesOf(base)).toContain('strictRope');
    expect(rulesOf(rulesetFor({ scenario: 'pyramid-3' }).scenario)).toContain('pyramidStarters');
    expect(rulesOf(rulesetFor({ scenario: 'crossing' }).scenario)).not.toContain('topRoom');
    for (const rule of ['partyFighters', 'partyAnswers'] as const) {
      expect(rulesOf(rulesetFor({ scenario: 'murder' }).scenario)).toContain(rule);
      expect(rulesOf(rulesetFor({ scenario: 'standard-4' }).scenario)).not.toContain(rule);
    }
    expect(rulesOf(rulesetFor({ scenario: 'card-standard' }).scenario)).toContain('allShootersJoin');
    expect(rulesOf(base)).not.toContain('allShootersJoin');
  });

  test('the usual goal is not an option', () => {
    expect(gameOptions(formOf('base', { goal: 5 })).goal).toBeUndefined();
    expect(gameOptions(formOf('standard-4', { goal: 5 })).goal).toBe(5);
    expect(GOALS.map((goal) => faultOf(formOf('mixed', { goal })))).toEqual([null, null, null, null]);
    expect(usualGoal(formOf('standard-4'))).toBe(6);
  });

  test('what one scenario knows is kept while another is looked at', () => {
    const form = formOf('base', { goal: 7 });
    expect(gameOptions(withScenario(form, 'prison-1'))).toEqual({ scenario: 'prison-1' });
    expect(gameOptions(withScenario(withScenario(form, 'prison-1'), 'base')).goal).toBe(7);
  });

  test('only rows of the handicap table can be chosen', () => {
    expect(STRONGER).toEqual(['veryExperienced', 'experienced', 'good']);
    for (const stronger of STRONGER)
      for (const weaker of LEVELS) {
        const form = withStronger({ ...formOf('base', { handicap: true }), weaker }, stronger);
        expect(weakerThan(stronger)).toContain(form.weaker);
        expect(faultOf(form)).toBeNull();
      }
  });

  test('pairs of rooms: too few are said, too many cannot be chosen', () => {
    expect(isOpen(formOf('base'), 'rooms')).toBe(false);
    let form = formOf('standard-4', { pairs: [] });
    expect(faultOf(form)).toEqual({ kind: 'pairs', missing: 6 });
    for (const pair of pairsOf(form).all) form = withPair(form, pair);
    expect(form.pairs).toHaveLength(6);
    expect(faultOf(form)).toBeNull();
    form = withPair(form, form.pairs?.[0] ?? 0);
    expect(faultOf(form)).toEqual({ kind: 'pairs', missing: 1 });
  });

  test('a pair may be in play twice where the scenario says so', () => {
    const once = withPair(formOf('mixed', { pairs: [] }), 1);
    expect(withPair(once, 1).pairs).toEqual([1, 1]);
    expect(withPair(withPair(once, 1), 1).pairs).toEqual([]);
    expect(withPair(withPair(formOf('standard-4', { pairs: [] }), 1), 1).pairs).toEqual([]);
  });

  test('a clock that stands still is refused', () => {
    const timer = { turn: 0, placing: 5, combatCard: 5 };
    expect(faultOf(formOf('base', { clock: true, timer }))).toEqual({ kind: 'clock' });
  });

  test('anybody may sit anywhere', () => {
    expect(playersOf(withPlayer(FIRST_FORM, 1, HUMAN))).toEqual([HUMAN, HUMAN]);
  });
});
