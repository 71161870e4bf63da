import { describe, expect, test } from 'vitest';
import { optionsFault } from '../../src/options-fault.ts';
import type { GameOptions } from '../../src/model/options.ts';
import { newGame, rulesetFor } from '../../src/new-game.ts';
import { keyOf } from '../../src/model/key.ts';
import { own } from './drawings.ts';

const TEXT = own('Jump cards: 1');

describe('options with a scenario of one’s own', () => {
  test.each<[unknown, string | null]>([
    [{ scenario: 'test', own: TEXT }, null],
    [{ scenario: 'test', own: TEXT, goal: 7 }, null],
    [{ scenario: 'test', own: own('Goal: 4 points'), goal: 7 }, 'test has a goal of its own'],
    [{ scenario: 'test', own: 7 }, 'own must be the text of a scenario'],
    [{ scenario: 'test', own: null }, 'own must be the text of a scenario'],
    [{ scenario: 'other', own: TEXT }, 'scenario must be "test", as the text of own says, not "other"'],
    [{ own: TEXT }, 'scenario must be "test", as the text of own says, not undefined'],
    [
      { scenario: 'test', own: own('', 'Jump cards: 12') },
      'own: line 4: Jump cards: a whole number from 0 to 9 is wanted, found "12"',
    ],
    [
      { scenario: 'test', own: 'x'.repeat(1_000_000) },
      'own: line 1: a file has at most 60000 characters, this has 1000000',
    ],
  ])('%#', (options, expected) => {
    expect(optionsFault(options)).toBe(expected);
  });

  test('make a table of their own, and the same table again', () => {
    const options: GameOptions = { scenario: 'test', own: TEXT };
    const ruleset = rulesetFor(options);
    expect(ruleset.scenario).toMatchObject({ id: 'test', jumpCards: 1 });
    expect(rulesetFor({ own: TEXT, scenario: 'test' })).toBe(ruleset);
    const other = newGame({ scenario: 'test', own: own('Jump cards: 2') }, 'same');
    expect(other.ruleset).not.toBe(ruleset);
    expect(keyOf(other)).not.toBe(keyOf(newGame(options, 'same')));
  });

  test('that nobody asks for any more are forgotten, those in use are not', () => {
    const used = rulesetFor({ scenario: 'test', own: TEXT });
    const forgotten = rulesetFor({ scenario: 'test', own: own('Jump cards: 9') });
    for (let cycles = 0; cycles < 70; cycles++) {
      rulesetFor({ scenario: 'base', rules: { noProgressCycles: cycles } });
      expect(rulesetFor({ scenario: 'test', own: TEXT })).toBe(used);
    }
    expect(rulesetFor({ scenario: 'test', own: own('Jump cards: 9') })).not.toBe(forgotten);
  });
});
