/** What happens at a table besides the game, as the page knows it: deeds that never happened, and people who are away. */
import { Chance, type Seat } from '@dungeon-twister/rules';
import type { RunningServer } from '@dungeon-twister/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byChance } from '../../src/match/by-chance.ts';
import { OnlineGame } from '../../src/online/online-game.ts';
import { Room } from '../../src/online/room.ts';
import { gather, newFile, openTable, remove, serverOn, Sockets, until } from './at-a-server.ts';

/** A server whose time a test can let pass. */
let passed = 0;
const file = newFile();
let server: RunningServer;
beforeAll(async () => {
  server = await serverOn(file, { now: () => Date.now() + passed });
});
afterAll(async () => {
  await server.stop();
  remove(file);
});

const sockets = (): Sockets => new Sockets(() => server.port);

/** Somebody who is asked does something by chance, and everybody knows it. */
async function deed(games: readonly OnlineGame[], chance: Chance): Promise<Seat> {
  const { open } = games[0].now.value;
  const { seat } = open[chance.below(open.length)];
  const action = byChance(games[seat].now.value.position, seat);
  if (!action) throw new Error('nothing can be done');
  const answered = new Promise((done) => games[seat].ask(seat, [action], done));
  expect(await answered).toBeNull();
  const number = games[seat].room.state.value?.number ?? 0;
  await Promise.all(games.map(({ room }) => room.until(number)));
  return seat;
}

const storyOf = ({ history }: OnlineGame): string =>
  JSON.stringify(history.steps.map(({ events }) => events));

test('what is taken back with the consent of all never happened, for who was there and for who comes later', async () => {
  const here = sockets();
  const opened = await openTable(here, { scenario: 'base' }, { friendly: true });
  const rooms = await gather(here, opened);
  const games = rooms.map((room, seat) => new OnlineGame(room, seat));
  const chance = new Chance('taken back');
  for (let count = 0; count < 12; count++) await deed(games, chance);
  const before = storyOf(games[0]);
  const seat = await deed(games, chance);
  const after = storyOf(games[0]);
  expect(after).not.toBe(before);
  const asked = await rooms[seat].connection.ask('takeback', {});
  if (asked.say === 'refused') throw new Error(asked.code);
  const { of } = rooms[seat].state.value?.asked ?? { of: -1 };
  const other = rooms[1 - seat];
  const answer = await other.connection.ask('answer', { of, agrees: true });
  if (answer.say === 'refused') throw new Error(answer.code);
  await until(() => rooms.every(({ state }) => state.value?.number === rooms[0].state.value?.number));
  await until(() => storyOf(games[0]) === before);
  const late = new Room({ open: here.open, place: { table: opened.table, token: opened.seats[0] ?? null } });
  await late.until(rooms[0].state.value?.number ?? 0);
  expect(storyOf(new OnlineGame(late, 0))).toBe(before);
  expect(games[0].history.steps.at(-1)?.position).toEqual(
    new OnlineGame(late, 0).history.steps.at(-1)?.position,
  );
  for (const room of [...rooms, late]) room.close();
});

test('who is away is known with the time from which on the others may choose; ended for him, the game is told to its end', async () => {
  const here = sockets();
  const opened = await openTable(here, { scenario: 'base' });
  const rooms = await gather(here, opened);
  const [ada, bo] = rooms;
  const game = new OnlineGame(ada, 0);
  await deed([game, new OnlineGame(bo, 1)], new Chance('away'));
  bo.close();
  // The server must know that the connection has ended before its time goes on.
  await new Promise((done) => setTimeout(done, 200));
  passed += 20_000;
  await until(() => (ada.state.value?.away?.length ?? 0) > 0);
  const away = ada.state.value?.away?.[0];
  expect(away).toMatchObject({ seat: 1 });
  expect((away?.choose ?? 0) - (away?.since ?? 0)).toBe(300_000);
  expect(await ada.connection.ask('absent', { seat: 1, choice: 'claim' })).toMatchObject({
    code: 'NOT_AWAY',
  });
  passed += 300_000;
  const steps = game.history.steps.length;
  const claimed = await ada.connection.ask('absent', { seat: 1, choice: 'claim' });
  if (claimed.say === 'refused') throw new Error(claimed.code);
  await until(() => game.now.value.result !== null);
  expect(game.now.value.result).toMatchObject({ winners: [0] });
  expect(game.history.steps).toHaveLength(steps + 1);
  expect(game.history.steps.at(-1)?.entry).toEqual({ seat: 1 });
  ada.close();
});
