import { describe, expect, test } from 'vitest';
import type { GameOptions } from '../../src/model/options.ts';
import { startGame, type WholeGame } from '../../testing/whole-game.ts';

const begun = (options: GameOptions): WholeGame => startGame(options).toFirstTurn();

describe('longer games', () => {
  test.each([
    ['base', 6],
    ['base', 7],
    ['base', 8],
    ['prison-5', 6],
    ['prison-5', 7],
    ['prison-5', 8],
  ] as const)('[BD-HIGHSCORE-1] %s to %i points', (scenario, goal) => {
    const end = (points: number): string =>
      begun({ scenario, goal }).givePoints(0, points).pass().outcome.ending;
    expect([end(5), end(goal - 1), end(goal)]).toEqual(['running', 'running', 'goal']);
  });

  test('[BD-HIGHSCORE-2] the goal is an option of the new game and cannot be changed by any action', () => {
    const game = begun({ scenario: 'prison-5', goal: 7 });
    expect(game.position.ruleset.options.goal).toBe(7);
    expect(begun({ scenario: 'prison-5' }).position.ruleset.options.goal).toBeUndefined();
    for (const seat of [0, 1]) game.givePoints(seat, 6);
    game.pass(4);
    expect(game.outcome.ending).toBe('running');
  });

  test('[BD-HIGHSCORE-3] everything else stays the same', () => {
    const usual = startGame({ scenario: 'prison-5' }, 'same');
    const long = startGame({ scenario: 'prison-5', goal: 7 }, 'same');
    expect(long.position.data).toEqual(usual.position.data);
    usual.toFirstTurn().pass(3);
    long.toFirstTurn().pass(3);
    expect(long.position.data).toEqual(usual.position.data);
    expect(long.legal()).toEqual(usual.legal());
    expect(long.position.ruleset.rules).toEqual(usual.position.ruleset.rules);
  });
});
