import { BOOK_TIMER, decisions, Game, parsePosition } from '@dungeon-twister/rules';
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
  const [first] = match.now.value.open;
  expect(first?.about).toBe('card');
  clock.tick(60_000);
  expect(clock.left.value).toEqual({ seat: first?.seat, seconds: 60 });
  match.perform(first?.seat ?? 0, { type: 'playCard', card: 2 });
  clock.tick(59_000);
  expect(clock.left.value?.seconds).toBe(1);
  clock.tick(1_000);
  expect(match.now.value.open[0]?.seat).not.toBe(first?.seat);
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

test('[MP-RULING-54] where several choose at one screen, time runs for whoever has it, and the curtain falls between them', () => {
  const read = parsePosition(
    [
      'Dungeon Twister position 1',
      'scenario: murder',
      `options: ${JSON.stringify({ timer: BOOK_TIMER })}`,
      'turn: 30 red',
      'action points: 3',
      'rooms:',
      '  1cw-N 2cw-N 3cw-N 4cw-N',
      '  9cw-N 10cw-N 11cw-N 12cw-N',
      '  1ccw-N 2ccw-N 3ccw-N 4ccw-N',
      '  9ccw-N 10ccw-N 11ccw-N 12ccw-N',
      'rWr: d2',
      'bTr: e2',
      'yCl: e3',
      'gGo: c2',
    ].join('\n'),
  );
  if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
  const match = new Match(new Game({ position: read.position }), [HUMAN, HUMAN, HUMAN, HUMAN]);
  const clock = new Clock(match);
  match.takeOver();
  expect(match.perform(1, { type: 'attack', piece: 'red-warrior', target: 'blue-troll' })).toBeNull();
  const [, , YELLOW, GREEN] = [0, 1, 2, 3];
  expect([match.now.value.open.map(({ seat }) => seat), match.handOver.value]).toEqual([
    [YELLOW, GREEN],
    YELLOW,
  ]);
  match.takeOver();
  clock.tick(4_000);
  expect(clock.left.value).toEqual({ seat: YELLOW, seconds: 1 });
  expect(match.perform(YELLOW, { type: 'join', side: 'attack' })).toBeNull();
  // Green gets the screen, his whole time, and no word of what yellow has chosen.
  expect([match.viewer.value, match.handOver.value]).toEqual(['spectator', GREEN]);
  match.takeOver();
  expect(match.now.value.view.shown.combat?.chosen?.[YELLOW]).toBe('hidden');
  expect(match.heard.value.at(-1)?.event).toEqual({ type: 'sideChosen', seat: YELLOW, side: 'hidden' });
  clock.tick(4_000);
  expect(clock.left.value).toEqual({ seat: GREEN, seconds: 1 });
  clock.tick(1_000);
  expect(match.now.value.open[0]?.about).toBe('layCard');
});
