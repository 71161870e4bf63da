import { createGame, stepsOf, victoryPoints } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { hasCourse, hasDoings, storyOf } from '../../src/match/story.ts';
import { verdictOf } from '../../src/match/verdict.ts';
import type { Player } from '../../src/match/player.ts';
import { finishedGame } from './finished-game.ts';

const HUMAN: Player = { kind: 'human' };
const BOT: Player = { kind: 'bot', level: 'greedy' };

describe('the story of a finished game', () => {
  const game = finishedGame();
  const steps = stepsOf(game);
  const { lines, gains, doings } = storyOf(steps);
  const count = (seat: number, type: string): number =>
    game.log.filter((entry) => entry.seat === seat && 'action' in entry && entry.action.type === type).length;

  test('has all points, and ends with those of the game', () => {
    for (const seat of [0, 1]) {
      const won = victoryPoints(game.position, seat);
      expect(lines[seat]?.[0]).toBe(0);
      expect(lines[seat]?.at(-1)).toBe(won);
      expect(gains.filter((gain) => gain.seat === seat).reduce((sum, { points }) => sum + points, 0)).toBe(
        won,
      );
    }
    expect(lines[0]).toHaveLength(lines[1]?.length ?? 0);
  });

  test('knows what every point was made by, and in whose line it counts from that turn on', () => {
    expect(gains.length).toBeGreaterThan(0);
    for (const { cause, turn, seat } of gains) {
      expect(['pieceWentOut', 'pieceEliminated']).toContain(cause?.type);
      expect(lines[seat]?.[turn]).toBeGreaterThan(lines[seat]?.[turn - 1] ?? Number.POSITIVE_INFINITY);
    }
  });

  test('counts what was done as the log has it', () => {
    for (const seat of [0, 1]) {
      expect(doings[seat]?.roomsTurned).toBe(count(seat, 'rotate'));
      expect(doings[seat]?.roomsOpened).toBe(count(seat, 'reveal'));
      expect(doings[seat]?.fightsWon).toBeLessThanOrEqual(doings[seat]?.fights ?? -1);
    }
    const attacks = count(0, 'attack') + count(1, 'attack');
    expect(doings[0]?.fights).toBe(attacks);
    expect(doings[0]?.favourite?.piece).toMatch(/^blue-/);
    expect(doings[1]?.favourite?.piece).toMatch(/^yellow-/);
  });
});

test('a game that is given up at once has neither a course nor doings', () => {
  const game = createGame({ scenario: 'base' }, 'given up');
  game.perform({ seat: 0, decision: game.asked(0), action: { type: 'resign' } });
  expect(game.result).not.toBeNull();
  const givenUp = storyOf(stepsOf(game));
  expect([hasCourse(givenUp), hasDoings(givenUp)]).toEqual([false, false]);
  const played = storyOf(stepsOf(finishedGame()));
  expect([hasCourse(played), hasDoings(played)]).toEqual([true, true]);
});

test('a result is a victory or a defeat for the one person at the screen, and for nobody else', () => {
  expect(verdictOf([HUMAN, BOT], { winners: [0] })).toBe('won');
  expect(verdictOf([BOT, HUMAN], { winners: [0] })).toBe('lost');
  expect(verdictOf([HUMAN, BOT, BOT, BOT], { winners: [0, 2] })).toBe('won');
  expect(verdictOf([HUMAN, BOT], { winners: [] })).toBe('drawn');
  expect(verdictOf([HUMAN, HUMAN], { winners: [0] })).toBeNull();
  expect(verdictOf([BOT, BOT], { winners: [0] })).toBeNull();
});
