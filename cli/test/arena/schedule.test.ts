import { describe, expect, test } from 'vitest';
import { shareOf } from '../../src/arena/outcome.ts';
import { couplesOf, schedule, seedOfDecision } from '../../src/arena/schedule.ts';

const EVERYBODY = (): boolean => true;
/** Who sits across is a partner. */
const ACROSS = (one: number, other: number): boolean => one % 2 !== other % 2;

describe('the schedule', () => {
  test.each([2, 3, 4])('%d seats: in every pair each sits once everywhere, from the same deal', (seats) => {
    const games = [...schedule(2, seats, 6, 'a seed')];
    expect(games).toHaveLength(12);
    for (let pair = 0; pair < 6; pair++) {
      const [one, other] = games.slice(2 * pair, 2 * pair + 2);
      expect(one?.deal).toBe(other?.deal);
      expect(one?.seats).toHaveLength(seats);
      expect(one?.seats.map((who) => 1 - who)).toEqual(other?.seats);
      expect(new Set(one?.seats)).toEqual(new Set([0, 1]));
    }
    // Who sits beside whom changes, until all ways were played.
    const tables = new Set(games.map((game) => game.seats.join('')));
    expect(tables.size).toBe({ 2: 2, 3: 6, 4: 6 }[seats]);
  });

  test('deals differ from pair to pair, and all couples of a round robin get the same', () => {
    const games = [...schedule(3, 2, 2, 'a seed')];
    expect(couplesOf(3)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(games.map(({ couple, seats, pair }) => `${couple.join('-')} ${seats.join('')} ${pair}`)).toEqual([
      '0-1 01 0',
      '0-1 10 0',
      '0-2 02 0',
      '0-2 20 0',
      '1-2 12 0',
      '1-2 21 0',
      '0-1 01 1',
      '0-1 10 1',
      '0-2 02 1',
      '0-2 20 1',
      '1-2 12 1',
      '1-2 21 1',
    ]);
    expect(new Set(games.map(({ deal }) => deal)).size).toBe(2);
    expect(games.map(({ game }) => game)).toEqual([...games.keys()]);
  });

  test('a longer one begins with the same games', () => {
    expect([...schedule(2, 4, 9, 's')].slice(0, 10)).toEqual([...schedule(2, 4, 5, 's')]);
  });

  test('every seat and every decision has a seed of its own, which does not tell the deal', () => {
    const seeds = [0, 1].flatMap((seat) => [0, 1, 2].map((number) => seedOfDecision('deal', seat, number)));
    expect(new Set(seeds).size).toBe(6);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(seedOfDecision('deal', 1, 2)).toBe(seedOfDecision('deal', 1, 2));
  });
});

describe('the share of a game', () => {
  test.each([
    [[0, 1], [0, 1], 1],
    [[1, 0], [0, 1], 0],
    [[0, 0], [0, 1], 0.5],
    // Four at the table: first and third against second and fourth, three of four comparisons won.
    [[0, 1, 2, 3], [0, 1, 0, 1], 0.75],
    [[0, 1, 2, 3], [0, 0, 1, 1], 1],
    [[0, 0, 2, 2], [0, 1, 0, 1], 0.5],
    // Three: one against two.
    [[0, 1, 1], [0, 1, 1], 1],
    [[1, 0, 2], [0, 1, 1], 0.5],
  ])('places %j of seats %j: %d', (places, seats, share) => {
    expect(shareOf({ places }, seats, [0, 1], EVERYBODY)).toBe(share);
  });

  test('partners are not compared with each other', () => {
    expect(shareOf({ places: [0, 2, 0, 2] }, [0, 0, 1, 1], [0, 1], ACROSS)).toBe(0.5);
  });
});
