/** A game over a network, as the table gets it: whole, in order, and the same as on one device, whatever the connection does. */
import { ActionList, Chance, decode, list, type Seat, viewOf } from '@dungeon-twister/rules';
import { purposeful } from '@dungeon-twister/rules/testing';

import type { RunningServer } from '@dungeon-twister/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Match } from '../../src/match/match.ts';
import type { TableGame } from '../../src/match/table-game.ts';
import { OnlineGame } from '../../src/online/online-game.ts';
import { Room } from '../../src/online/room.ts';
import { gather, newFile, openTable, remove, serverOn, Sockets, until } from './at-a-server.ts';

let server: RunningServer;
const file = newFile();
beforeAll(async () => {
  server = await serverOn(file);
});
afterAll(async () => {
  await server.stop();
  remove(file);
});

const listed = new ActionList();

function choice({ now }: TableGame, seat: Seat, chance: Chance) {
  const { position } = now.value;
  list(position, seat, listed);
  return decode(position, seat, listed.packed(purposeful(position, seat, listed, chance)));
}

const asked = (game: TableGame, seat: Seat, actions: Parameters<TableGame['ask']>[1]) =>
  new Promise((answered) => {
    game.ask(seat, actions, answered);
  });

/** Plays until it is over; `between` happens while each action is on its way. */
async function playOut(games: readonly OnlineGame[], chance: Chance, between = (): void => undefined) {
  for (let count = 0; ; count++) {
    const [first] = games;
    const { open, result } = first.now.value;
    if (result) return count;
    const { seat } = open[chance.below(open.length)];
    const game = games[seat];
    // Somebody gives up where chance would play for ever.
    const action = count > 400 ? ({ type: 'resign' } as const) : choice(game, seat, chance);
    const answer = asked(game, seat, [action]);
    between();
    expect(await answer).toBeNull();
    const number = lastOf(game.room);
    await Promise.all(games.map(({ room }) => room.until(number)));
  }
}

/** The number of the last thing that happened. */
const lastOf = ({ state }: Room): number => state.value?.number ?? -1;

const gamesIn = (rooms: readonly Room[]): OnlineGame[] =>
  rooms.map((room, seat) => new OnlineGame(room, seat));

const eventsOf = (game: TableGame): unknown =>
  game.heard.value.map(({ deed, event }) => [deed, JSON.parse(JSON.stringify(event))]);

/** The same game on one device, seen by one seat. */
function onOneDevice(game: OnlineGame, seat: Seat): Match {
  const record = game.record.value;
  if (!record) throw new Error('the game is not over');
  const players = game.players.map((_one, index) =>
    index === seat ? ({ kind: 'human' } as const) : ({ kind: 'bot', level: 'random' } as const),
  );
  return new Match(record.game, players);
}

describe('a game over a network', () => {
  test.each(['prison-1', 'base', 'card-1', 'race'])(
    'is seen and told as on one device, to the end: %s',
    async (scenario) => {
      const sockets = new Sockets(() => server.port);
      const rooms = await gather(sockets, await openTable(sockets, { scenario }));
      const games = gamesIn(rooms);
      await playOut(games, new Chance(scenario));
      for (const [seat, game] of games.entries()) {
        await game.fetchRecord();
        const match = onOneDevice(game, seat);
        expect(game.now.value.view).toEqual(JSON.parse(JSON.stringify(match.now.value.view)));
        expect(game.heard.value.map(({ event }) => event)).toEqual(
          JSON.parse(JSON.stringify(match.heard.value.map(({ event }) => event))),
        );
        expect(game.whole).toHaveLength(match.history.steps.length);
      }
      for (const room of rooms) room.close();
    },
  );

  test('each step has the view that was to be seen then', async () => {
    const sockets = new Sockets(() => server.port);
    const rooms = await gather(sockets, await openTable(sockets, { scenario: 'prison-1' }));
    const games = gamesIn(rooms);
    await playOut(games, new Chance('views'));
    const [game] = games;
    await game.fetchRecord();
    const match = onOneDevice(game, 0);
    const seen = game.history.steps.map(({ position }) => JSON.stringify(viewOf(position, 0).shown));
    const truly = match.history.steps.map(({ position }) => JSON.stringify(viewOf(position, 0).shown));
    // A deed that nobody else was told of is no step of his.
    expect(truly).toEqual(expect.arrayContaining(seen));
    expect(seen.length).toBeGreaterThan(30);
    for (const room of rooms) room.close();
  });

  test('goes on where the connection is cut while every action is on its way', async () => {
    const sockets = new Sockets(() => server.port);
    const rooms = await gather(sockets, await openTable(sockets, { scenario: 'prison-1' }));
    const games = gamesIn(rooms);
    let cuts = 0;
    const played = await playOut(games, new Chance('cut'), () => {
      if (cuts++ < 25) sockets.cut();
    });
    expect(cuts).toBeGreaterThan(25);
    const [game] = games;
    await game.fetchRecord();
    expect(game.record.value?.game.log).toHaveLength(played);
    expect(game.heard.value.map(({ event }) => event)).toEqual(
      JSON.parse(JSON.stringify(onOneDevice(game, 0).heard.value.map(({ event }) => event))),
    );
    for (const room of rooms) room.close();
  });

  test('is told whole to whoever opens it later, and to whoever watches', async () => {
    const sockets = new Sockets(() => server.port);
    const opened = await openTable(sockets, { scenario: 'prison-1' }, { watch: true });
    const rooms = await gather(sockets, opened);
    const games = gamesIn(rooms);
    const chance = new Chance('later');
    for (let count = 0; count < 90; count++) {
      const { open, result } = games[0].now.value;
      if (result) break;
      const { seat } = open[chance.below(open.length)];
      await asked(games[seat], seat, [choice(games[seat], seat, chance)]);
      const number = lastOf(games[seat].room);
      await Promise.all(rooms.map((room) => room.until(number)));
    }
    const number = lastOf(rooms[0]);
    const again = new Room({ open: sockets.open, place: { table: opened.table, token: opened.seats[1] } });
    const watcher = new Room({ open: sockets.open, place: { table: opened.table, token: null } });
    await Promise.all([again.until(number), watcher.until(number)]);
    expect(eventsOf(new OnlineGame(again, 1))).toEqual(eventsOf(games[1]));
    expect(watcher.viewer.value).toBe('spectator');
    const watched = new OnlineGame(watcher, 'spectator');
    expect(watched.humans).toEqual([]);
    expect(watched.now.value.mine).toBeNull();
    expect(watched.heard.value.length).toBeGreaterThan(20);
    for (const room of [...rooms, again, watcher]) room.close();
  });
});

describe('somebody who plays over a network', () => {
  test('takes back what he did, and the others see that it never happened', async () => {
    const sockets = new Sockets(() => server.port);
    const rooms = await gather(sockets, await openTable(sockets, { scenario: 'base' }));
    const games = gamesIn(rooms);
    const { seat } = games[0].now.value.open[0];
    const [mine, other] = [games[seat], games[1 - seat]];
    const before = [eventsOf(mine), eventsOf(other)];
    const chance = new Chance('undo');
    await asked(mine, seat, [choice(mine, seat, chance)]);
    expect(mine.mayUndo(seat)).toBe(true);
    expect(eventsOf(mine)).not.toEqual(before[0]);
    const { length } = mine.history.steps;
    await new Promise((answered) => mine.takeBack(seat, length - 2, answered));
    await other.room.until(lastOf(mine.room));
    expect([eventsOf(mine), eventsOf(other)]).toEqual(before);
    expect(mine.mayUndo(seat)).toBe(false);
    for (const room of rooms) room.close();
  });

  test('is told by the rules why not, without a question to the server', async () => {
    const sockets = new Sockets(() => server.port);
    const rooms = await gather(sockets, await openTable(sockets, { scenario: 'base' }));
    const [game] = gamesIn(rooms);
    const number = lastOf(rooms[0]);
    expect(await asked(game, 0, [{ type: 'endTurn' }])).toMatchObject({ code: expect.any(String) });
    expect(lastOf(rooms[0])).toBe(number);
    for (const room of rooms) room.close();
  });

  test('leaves the rest of the set-up to chance', async () => {
    const sockets = new Sockets(() => server.port);
    const rooms = await gather(sockets, await openTable(sockets, { scenario: 'base' }));
    const games = gamesIn(rooms);
    const abouts = new Set(games[0].now.value.open.map(({ about }) => about));
    expect([...abouts]).toEqual(['deploy']);
    for (const game of games) game.placeTheRest(game.humans[0]);
    await until(() => games[0].now.value.view.shown.turn === 1);
    expect(games[0].now.value.open[0].about).toBe('card');
    for (const room of rooms) room.close();
  });
});

test('a server that is stopped and started again goes on with the same game', async () => {
  const own = newFile();
  let mine = await serverOn(own);
  const sockets = new Sockets(() => mine.port);
  const rooms = await gather(sockets, await openTable(sockets, { scenario: 'prison-1' }));
  const games = gamesIn(rooms);
  const { seat } = games[0].now.value.open[0];
  await mine.stop();
  const answer = asked(games[seat], seat, [choice(games[seat], seat, new Chance('stop'))]);
  expect(rooms[seat].contact.value).toBe('lost');
  mine = await serverOn(own);
  expect(await answer).toBeNull();
  expect(rooms[seat].contact.value).toBe('open');
  expect(games[seat].history.steps.length).toBeGreaterThan(1);
  for (const room of rooms) room.close();
  await mine.stop();
  remove(own);
});

test('whose link was taken back is told so, and asks no more', async () => {
  const sockets = new Sockets(() => server.port);
  const opened = await openTable(sockets, { scenario: 'prison-1' });
  const [host, other] = await gather(sockets, opened);
  await host.connection.ask('link', { host: opened.host, seat: 1 });
  await host.until(3);
  await until(() => other.contact.value !== 'open');
  expect(other.contact.value).toBe('revoked');
  host.close();
});
