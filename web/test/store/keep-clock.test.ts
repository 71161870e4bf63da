import { BOOK_TIMER } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { clockOf } from '../../src/match/clock.ts';
import { Match } from '../../src/match/match.ts';
import { keepClock } from '../../src/store/keep-clock.ts';
import { clockText, forget, type Shelf } from '../../src/store/saves.ts';
import { aShelf } from './a-shelf.ts';

const BOT = { kind: 'bot', level: 'random' } as const;
const HUMAN = { kind: 'human' } as const;

function timed(): Match {
  const match = Match.create({ scenario: 'base', timer: BOOK_TIMER }, [BOT, HUMAN], 'clock');
  match.placeTheRest(0);
  match.placeTheRest(1);
  return match;
}

/** The same game, opened anew: how many seconds are left after a moment. */
function reloaded(shelf: Shelf): number | undefined {
  const match = timed();
  const stop = keepClock('one', match, shelf);
  clockOf(match).tick(0);
  stop();
  return clockOf(match).left.value?.seconds;
}

test('a reload keeps the clock of a timed game', () => {
  const shelf = aShelf();
  const match = timed();
  const stop = keepClock('one', match, shelf);
  for (let second = 0; second < 50; second++) clockOf(match).tick(1_000);
  stop();
  expect(reloaded(shelf)).toBe(BOOK_TIMER.turn - 50);
});

test('the clock of another turn is not kept, nor that of a game that is thrown away', () => {
  const shelf = aShelf();
  const match = timed();
  const stop = keepClock('one', match, shelf);
  clockOf(match).tick(10_000);
  clockOf(match).tick(BOOK_TIMER.turn * 1_000);
  clockOf(match).tick(3_000);
  stop();
  expect(JSON.parse(clockText(shelf, 'one') ?? '')).toEqual({ 'turn 2': 3_000 });
  forget(shelf, 'one');
  expect(clockText(shelf, 'one')).toBeNull();
});

test.each(['', '{', '[1]', 'null', '{"turn 1":"long"}', '{"turn 1":-5}'])(
  'clocks that cannot be read (%s) begin anew, and the game opens',
  (text) => {
    const shelf = aShelf();
    shelf.setItem('dungeon-twister-clock:one', text);
    expect(reloaded(shelf)).toBe(BOOK_TIMER.turn);
  },
);
