import { BOOK_TIMER, decisions } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { Clock, clockKey } from '../../src/match/clock.ts';
import { Match } from '../../src/match/match.ts';
import type { Player } from '../../src/match/player.ts';

const HUMAN: Player = { kind: 'human' };
const BOT: Player = { kind: 'bot', level: 'random' };

function timed(players: readonly Player[]): Match {
  const match = Match.create({ scenario: 'base', timer: BOOK_TIMER }, players, 'clock');
  match.placeTheRest(0);
  match.placeTheRest(1);
  return match;
}

test('[BD-TIMER-1] the clock of the turn runs over all its decisions and then ends the turn', () => {
  const match = timed([BOT, HUMAN]);
  const clock = new Clock(match);
  const [first] = match.open.value;
  expect(first?.about).toBe('card');
  clock.tick(60_000);
  expect(clock.left.value).toEqual({ seat: first?.seat, seconds: 60 });
  match.perform(first?.seat ?? 0, { type: 'playCard', card: 2 });
  clock.tick(59_000);
  expect(clock.left.value?.seconds).toBe(1);
  clock.tick(1_000);
  expect(match.open.value[0]?.seat).not.toBe(first?.seat);
});

test('nothing runs while the screen changes hands', () => {
  const match = timed([HUMAN, HUMAN]);
  const clock = new Clock(match);
  expect(match.handOver.value).not.toBeNull();
  clock.tick(500_000);
  expect(clock.left.value).toBeNull();
  match.takeOver();
  clock.tick(1_000);
  expect(clock.left.value?.seconds).toBe(119);
});

test('hurried answers have clocks of their own', () => {
  const match = timed([BOT, HUMAN]);
  const [decision] = decisions(match.game.position);
  if (!decision) throw new Error('nobody decides');
  expect(clockKey({ ...decision, clock: 'turn' }, 3)).toBe(
    clockKey({ ...decision, number: 9, clock: 'turn' }, 3),
  );
  expect(clockKey({ ...decision, clock: 'combatCard' }, 3)).not.toBe(
    clockKey({ ...decision, number: 99, clock: 'combatCard' }, 3),
  );
});
