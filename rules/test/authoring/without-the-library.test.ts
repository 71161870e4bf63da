/** The rules as the page begins with them: what comes later says so where it is missing. */
import type * as Rules from '../../src/index.ts';
import { beforeAll, expect, test, vi } from 'vitest';

const TEXT = 'Scenario: test\nBased on: base';
let rules: typeof Rules;

beforeAll(async () => {
  // Other tests share the modules of the whole library; these are their own.
  vi.resetModules();
  rules = await import('../../src/index.ts');
});

test('a game with the text of a scenario is asked for its reader, which then reads it', () => {
  const options = { scenario: 'test', own: TEXT };
  expect(() => rules.newGame(options, 'seed')).toThrow('call readOwnScenarios() before');
  rules.readOwnScenarios();
  expect(rules.newGame(options, 'seed').ruleset.scenario.id).toBe('test');
});

test('a refusal has its words in English, and in French once they are there', () => {
  const game = rules.createGame({ scenario: 'base' }, 'seed');
  const answer = game.perform({ seat: 0, decision: -1, action: { type: 'endTurn' } });
  if (answer.ok) throw new Error('It should have been refused.');
  const { words } = answer.refusal;
  expect(words.en).toMatch(/\w/);
  expect(() => words.fr).toThrow('call refuseInFrench() before');
  rules.refuseInFrench();
  expect(words.fr).toMatch(/\w/);
});
