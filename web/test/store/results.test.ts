import { expect, test } from 'vitest';
import type { Player } from '../../src/match/player.ts';
import { type GameResult, keepResult, keptResults, noteResult } from '../../src/store/results.ts';
import { forgetResults } from '../../src/store/left-out.ts';
import { NO_GAMES, tallies } from '../../src/store/tallies.ts';
import { aMatch } from './a-match.ts';
import { aShelf } from './a-shelf.ts';

const HUMAN: Player = { kind: 'human' };
const BOT: Player = { kind: 'bot', level: 'greedy' };
const OTHER: Player = { kind: 'bot', level: 'novice' };

const aResult = (id: string, players: readonly Player[], winners: readonly number[]): GameResult => ({
  id,
  when: 1,
  title: { en: 'Base set', fr: 'Boîte de base' },
  colours: ['blue', 'yellow'],
  players,
  points: [5, 4],
  winners,
});

test('results are kept, each game once, and can be forgotten', () => {
  const shelf = aShelf();
  keepResult(shelf, aResult('one', [HUMAN, BOT], [0]));
  keepResult(shelf, aResult('two', [HUMAN, BOT], [1]));
  keepResult(shelf, aResult('one', [HUMAN, BOT], [0]));
  expect(keptResults(shelf).map(({ id }) => id)).toEqual(['two', 'one']);
  forgetResults(shelf);
  expect(keptResults(shelf)).toEqual([]);
});

test('what cannot be read is no result, and no fault either', () => {
  const shelf = aShelf();
  for (const text of ['rubbish', '{}', '[1,null,{"id":"x"}]']) {
    shelf.setItem('dungeon-twister-results', text);
    expect(keptResults(shelf)).toEqual([]);
  }
  expect(() => keepResult(aShelf(0), aResult('one', [HUMAN, BOT], [0]))).not.toThrow();
});

test('only games of one person against the computer are counted, by opponent, the latest first', () => {
  const results = [
    aResult('1', [HUMAN, BOT], [0]),
    aResult('2', [BOT, HUMAN], [0]),
    aResult('3', [HUMAN, OTHER], []),
    aResult('4', [HUMAN, HUMAN], [0]),
    aResult('5', [BOT, OTHER], [0]),
  ];
  expect(tallies(results)).toEqual([
    { opponents: [OTHER], ...NO_GAMES, drawn: 1 },
    { opponents: [BOT], ...NO_GAMES, won: 1, lost: 1 },
  ]);
});

test('a game is noted when it ends, and not when a finished one is only looked at', () => {
  const shelf = aShelf();
  const match = aMatch('base', 40);
  const stop = noteResult('one', match, shelf);
  expect(keptResults(shelf)).toEqual([]);
  match.perform(0, { type: 'resign' });
  expect(keptResults(shelf).map(({ id, winners }) => [id, winners])).toEqual([['one', [1]]]);
  stop();
  const other = aShelf();
  noteResult('one', match, other)();
  expect(keptResults(other)).toEqual([]);
});
