import { victoryPoints } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { Match } from '../../src/match/match.ts';
import type { Player } from '../../src/match/player.ts';
import {
  addDetails,
  type Details,
  detailsOf,
  findMissing,
  readDetails,
} from '../../src/store/game-details.ts';
import { type GameResult, keepResult, keptResults, noteResult, resultOf } from '../../src/store/results.ts';
import { forgetResults, leaveOut } from '../../src/store/left-out.ts';
import { keep, type Save, saveOf, type Shelf } from '../../src/store/saves.ts';
import { finishedGame } from '../match/finished-game.ts';
import { aMatch } from './a-match.ts';
import { aShelf } from './a-shelf.ts';

const HUMAN: Player = { kind: 'human' };
const BOT: Player = { kind: 'bot', level: 'greedy' };

const finished = (players: readonly Player[] = [HUMAN, BOT]): Match => new Match(finishedGame(), players);
const atOnce = (): Promise<void> => Promise.resolve();

/** A shelf with a finished game on it, of which nothing was noted. */
function withGame(players?: readonly Player[], changed: Partial<Save> = {}): Shelf {
  const shelf = aShelf();
  keep(shelf, 'whole', { ...saveOf(finished(players), 5), ...changed });
  return shelf;
}

test('a row says what the people at the screen did, and nothing of the others', () => {
  const match = finished();
  const { sides, ...about } = detailsOf(match);
  expect(about).toEqual({ scenario: 'base', box: 'base', turns: match.now.value.view.shown.turn });
  expect(sides.map(({ seat }) => seat)).toEqual([0]);
  const [mine] = sides;
  const made = Object.values(mine?.points ?? {}).reduce((sum, points) => sum + points, 0);
  expect(made).toBe(victoryPoints(match.game.position, 0));
  const { log } = match.game;
  const count = (type: string): number =>
    log.filter((entry) => entry.seat === 0 && 'action' in entry && entry.action.type === type).length;
  expect(mine?.roomsTurned).toBe(count('rotate'));
  expect(mine?.cards).toHaveLength(mine?.fights ?? -1);
  const laid = log.flatMap((entry) =>
    entry.seat === 0 && 'action' in entry && entry.action.type === 'layCard' ? [entry.action.card] : [],
  );
  expect(laid.length).toBeGreaterThan(0);
  expect(mine?.cards).toEqual(laid);
  expect(detailsOf(finished([HUMAN, HUMAN])).sides.map(({ seat }) => seat)).toEqual([0, 1]);
});

test('a game that ends is noted with what was done in it, unless it was forgotten meanwhile', async () => {
  const shelf = aShelf();
  const match = aMatch('base', 40);
  const stop = noteResult('one', match, shelf);
  match.perform(0, { type: 'resign' });
  await expect.poll(() => keptResults(shelf)[0]?.details?.sides).toEqual(detailsOf(match).sides);
  stop();
  forgetResults(shelf);
  addDetails(shelf, 'one', match);
  expect(keptResults(shelf)).toEqual([]);
});

test('games that were finished before are found in what is kept, with their date', async () => {
  const shelf = withGame();
  await findMissing(shelf, atOnce);
  const [found, ...others] = keptResults(shelf);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ id: 'whole', when: 5, points: [5, 4], winners: [0] });
  expect(found && readDetails(found)).toEqual(detailsOf(finished()));
});

test('a result that was noted before keeps its date, and gets the rest', async () => {
  const shelf = withGame();
  keepResult(shelf, resultOf('whole', finished(), 3) as GameResult);
  await findMissing(shelf, atOnce);
  expect(keptResults(shelf).map(({ when, details }) => [when, details?.scenario])).toEqual([[3, 'base']]);
});

test('what was forgotten, only watched, played by bots alone or cannot be read is not found', async () => {
  const forgotten = withGame();
  await findMissing(forgotten, atOnce);
  forgetResults(forgotten);
  const watched = withGame();
  leaveOut(watched, ['whole']);
  const bots = withGame([BOT, BOT]);
  const running = aShelf();
  keep(running, 'runs', saveOf(aMatch('base', 10), 1));
  const broken = withGame(undefined, { record: { actions: [] } as unknown as Save['record'] });
  for (const shelf of [forgotten, watched, bots, running, broken]) {
    await findMissing(shelf, atOnce);
    expect(keptResults(shelf)).toEqual([]);
  }
});

test.each([
  ['nothing', undefined],
  ['another box', { box: 'attic' }],
  ['a seat of the computer', { sides: [{ ...detailsOf(finished()).sides[0], seat: 1 }] }],
  ['cards that are no numbers', { sides: [{ ...detailsOf(finished()).sides[0], cards: ['+1'] }] }],
  ['a number less', { sides: [{ ...detailsOf(finished()).sides[0], fights: undefined }] }],
])('rows with %s are not read', (_, wrong) => {
  const details = wrong && ({ ...detailsOf(finished()), ...wrong } as unknown as Details);
  const players = [HUMAN, BOT];
  expect(readDetails(details ? { players, details } : { players })).toBeNull();
  expect(readDetails({ players, details: detailsOf(finished()) })).not.toBeNull();
});
