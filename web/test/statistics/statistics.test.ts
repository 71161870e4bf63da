import { describe, expect, test } from 'vitest';
import type { Player } from '../../src/match/player.ts';
import type { Side } from '../../src/store/game-details.ts';
import type { GameResult } from '../../src/store/results.ts';
import { byOpponents, countsBy, NO_GAMES } from '../../src/store/tallies.ts';
import {
  boxOfGame,
  cardsLaid,
  ownGames,
  perGame,
  playedGames,
  pointsMade,
  pointsOf,
} from '../../src/statistics/figures.ts';
import { csvOf, jsonOf } from '../../src/statistics/files.ts';
import { periodsOf } from '../../src/statistics/periods.ts';

const HUMAN: Player = { kind: 'human' };
const BOT: Player = { kind: 'bot', level: 'greedy' };

const aSide = (seat: number, wanted: Partial<Side> = {}): Side => ({
  seat,
  points: { exit: 2, brought: 1, eliminated: 0, wounded: 0, other: 0 },
  cards: [0, 3, 3],
  roomsOpened: 2,
  roomsTurned: 4,
  fights: 3,
  fightsWon: 1,
  ...wanted,
});

const aGame = (id: string, wanted: Partial<GameResult> = {}): GameResult => ({
  id,
  when: Date.UTC(2026, 0, 2, 12),
  title: { en: 'Base set', fr: 'Boîte de base' },
  colours: ['blue', 'yellow'],
  players: [HUMAN, BOT],
  points: [3, 1],
  winners: [0],
  ...wanted,
});

const withSides = (id: string, sides: readonly Side[], wanted: Partial<GameResult> = {}): GameResult =>
  aGame(id, { details: { scenario: 'base', box: 'base', turns: 20, sides }, ...wanted });

test('games of several people at the screen are games, and nobody’s victories; those of bots are not counted', () => {
  const games = ownGames([
    aGame('won'),
    aGame('lost', { winners: [1] }),
    aGame('shared', { players: [HUMAN, HUMAN] }),
    aGame('watched', { players: [BOT, BOT] }),
  ]);
  expect(games.map(({ id }) => id)).toEqual(['won', 'lost', 'shared']);
  expect(countsBy(games, () => 'all').get('all')).toEqual({ ...NO_GAMES, won: 1, lost: 1, shared: 1 });
  expect(byOpponents(games)).toEqual([
    { opponents: [], ...NO_GAMES, shared: 1 },
    { opponents: [BOT], ...NO_GAMES, won: 1, lost: 1 },
  ]);
});

test('sums go over all sides of people, averages over the games that each of them played', () => {
  const games = playedGames([
    withSides('one', [aSide(0)]),
    withSides('two', [aSide(0), aSide(1, { cards: [5], roomsTurned: 1 })], { players: [HUMAN, HUMAN] }),
    aGame('result only'),
  ]);
  expect(games).toHaveLength(2);
  expect(pointsMade(games)).toEqual([
    ['exit', 6],
    ['brought', 3],
  ]);
  expect(cardsLaid(games)).toEqual([
    [0, 2],
    [1, 0],
    [2, 0],
    [3, 4],
    [4, 0],
    [5, 1],
  ]);
  expect(perGame(games, (side) => side.roomsTurned)).toBe(3);
  expect(perGame(games, pointsOf)).toBe(3);
  expect(perGame([], pointsOf)).toBe(0);
});

test('of a game whose result alone is known the edition is known by its title', () => {
  expect(boxOfGame(aGame('one', { title: { en: 'The Pyramid', fr: 'La Pyramide' } }))).toBe('party');
  expect(boxOfGame(aGame('own', { title: { en: 'My cellar', fr: 'Ma cave' } }))).toBeNull();
});

const at = (...days: number[]) =>
  days.map((day, index) => aGame(`${index}`, { when: new Date(2026, 0, day, 20).getTime() }));

describe('games over time', () => {
  test('few days, weeks or months are columns, empty ones among them', () => {
    expect(periodsOf([]).periods).toEqual([]);
    const days = periodsOf(at(1, 1, 4));
    expect(days.length).toBe('day');
    expect(days.periods.map(({ counts }) => counts.won)).toEqual([2, 0, 0, 1]);
    const weeks = periodsOf(at(1, 20));
    expect(weeks.length).toBe('week');
    expect(weeks.periods.map(({ begins }) => begins.getDay())).toEqual([1, 1, 1, 1]);
    const months = periodsOf(at(1, 40, 150));
    expect(months.length).toBe('month');
    expect(months.periods.map(({ counts }) => counts.won)).toEqual([1, 1, 0, 0, 1]);
  });

  test('of very many months the last are shown', () => {
    const { periods } = periodsOf(at(1, 2000));
    expect(periods).toHaveLength(24);
    expect(periods.at(-1)?.counts.won).toBe(1);
  });
});

test('a file has a line for each side that a person played; no title becomes a formula', () => {
  const games = [
    withSides('one', [aSide(0)]),
    aGame('two', { title: { en: '=1+1, "so"', fr: 'x' }, players: [HUMAN, HUMAN] }),
  ];
  const { text } = csvOf(games);
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toBe(
    '2026-01-02T12:00:00.000Z,one,base,base,Base set,human | bot: greedy,1,blue,won,3,20,2,1,0,0,0,2,4,3,1,0 3 3',
  );
  expect(lines[2]).toContain(`"'=1+1, ""so""",human | human,1,blue,shared,3,,`);
  const all = lines.map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, 'x').split(',').length);
  expect(new Set(all).size).toBe(1);
  expect(JSON.parse(jsonOf(games).text)).toMatchObject({ version: 1, games });
});
