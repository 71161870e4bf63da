/** The lobby and quick pairing over sockets: who finds whom, once, and what stands there for everybody to see. */
import { afterEach, describe, expect, test } from 'vitest';
import { MemoryStorage } from '../../src/storage/memory.ts';
import { BOT_AFTER_MS } from '../../src/tables/seating.ts';
import { Client, type DoneWith, newKey, newPart } from '../../testing/client.ts';
import { testServer, type TestServer } from '../../testing/server.ts';

const LIVE = { kind: 'bank', bank: 900, increment: 20, aside: 60 } as const;
const SLOW = { kind: 'days', days: 2 } as const;
const BASE = { scenario: 'base' };

const servers: TestServer[] = [];
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  for (const server of servers.splice(0)) await server.stop();
});

async function serve(plan: Parameters<typeof testServer>[0] = {}): Promise<TestServer> {
  const server = await testServer(plan);
  servers.push(server);
  return server;
}

async function visitor({ where }: Pick<TestServer, 'where'>): Promise<Client> {
  const client = await new Client({ where }).start();
  clients.push(client);
  return client;
}

const openAt = (
  host: Client,
  more: { listed?: boolean; clock?: typeof LIVE | typeof SLOW; options?: { scenario: string } } = {},
): Promise<DoneWith<'open'>> =>
  host.get('open', { key: newKey(), options: BASE, clock: LIVE, watch: false, listed: true, ...more });

/** Somebody who has opened a table and waits at it. */
async function waiting(
  server: TestServer,
  name: string,
  more: Parameters<typeof openAt>[1] = {},
): Promise<{ host: Client; opened: DoneWith<'open'> }> {
  const host = await visitor(server);
  const opened = await openAt(host, more);
  await host.join(opened.table, opened.seats[0]);
  await host.get('sit', { name, part: newPart() });
  return { host, opened };
}

const takeAs = (table: string, name: string, key = newKey()) => ({ table, key, name, part: newPart() });
const wishAs = (name: string, more: object = {}) => ({
  key: newKey(),
  name,
  part: newPart(),
  options: BASE,
  clock: LIVE,
  ...more,
});

describe('in the lobby', () => {
  test('stands a table that waits, with what everybody may know, and no other', async () => {
    const server = await serve();
    const { opened } = await waiting(server, 'Ada');
    await waiting(server, 'Bo', { listed: false });
    // At this one nobody sits.
    await openAt(await visitor(server));
    const eve = await visitor(server);
    const { tables } = await eve.get('lobby', { look: true });
    expect(tables).toEqual([
      {
        table: opened.table,
        since: expect.any(Number) as number,
        options: { ...BASE, timer: { turn: 900, placing: 60, combatCard: 60 } },
        clock: LIVE,
        watch: false,
        seats: [{ kind: 'person', name: 'Ada' }, { kind: 'nobody' }],
      },
    ]);
    for (const token of [opened.host, ...opened.seats]) expect(eve.heard.join('\n')).not.toContain(token);
  });

  test('who looks is told what comes, what changes and what goes, and nothing more when he looks away', async () => {
    const server = await serve();
    const [eve, zoe] = [await visitor(server), await visitor(server)];
    expect((await eve.get('lobby', { look: true })).tables).toEqual([]);
    const { host, opened } = await waiting(server, 'Ada', { options: { scenario: 'standard-3' } });
    await eve.until(() => eve.lobby.has(opened.table));
    await zoe.get('lobby', { look: true });
    expect([...zoe.lobby]).toEqual([...eve.lobby]);
    await host.get('bot', { host: opened.host, seat: 1, level: 'novice' });
    await eve.until(() => eve.lobby.get(opened.table)?.seats[1]?.kind === 'bot');
    await zoe.until(() => zoe.lobby.get(opened.table)?.seats[1]?.kind === 'bot');
    await zoe.get('lobby', { look: false });
    const heard = zoe.heard.length;
    await host.get('stand', {});
    await eve.until(() => eve.lobby.size === 0);
    await zoe.get('ping', {});
    expect(zoe.heard).toHaveLength(heard + 1);
  });

  test('changes are told together, about once a second, however many there are', async () => {
    const server = await serve();
    const eve = await visitor(server);
    await eve.get('lobby', { look: true });
    const before = eve.heard.length;
    const began = Date.now();
    const { host, opened } = await waiting(server, 'Ada');
    for (let n = 0; n < 30; n++) {
      await host.get('stand', {});
      await host.get('sit', { name: n % 2 === 0 ? 'Ada' : 'Adele', part: newPart() });
    }
    await eve.until(
      () =>
        eve.lobby.get(opened.table)?.seats.some((one) => one.kind === 'person' && one.name === 'Adele') ??
        false,
    );
    expect(eve.heard.length - before).toBeLessThanOrEqual((Date.now() - began) / 1000 + 2);
  });

  test('a live table whose people have gone is not shown; one of slow play waits by itself', async () => {
    const server = await serve();
    const live = await waiting(server, 'Ada');
    const slow = await waiting(server, 'Bo', { clock: SLOW });
    const eve = await visitor(server);
    await eve.get('lobby', { look: true });
    expect(eve.lobby.size).toBe(2);
    await live.host.close();
    await slow.host.close();
    await eve.until(() => eve.lobby.size === 1);
    expect([...eve.lobby.keys()]).toEqual([slow.opened.table]);
  });

  test('nobody puts a text of his own there', async () => {
    const server = await serve();
    const host = await visitor(server);
    const reply = await host.ask('open', {
      key: newKey(),
      options: { scenario: 'own', own: 'x' },
      clock: LIVE,
      watch: false,
      listed: true,
    });
    expect(reply).toMatchObject({ code: 'BAD_OPTIONS' });
    expect(JSON.stringify(reply)).toContain('lobby');
  });
});

describe('a seat that somebody takes', () => {
  test('is his once, however often he asks, and begins the game', async () => {
    const server = await serve();
    const { opened } = await waiting(server, 'Ada');
    const bo = await visitor(server);
    const wish = takeAs(opened.table, 'Bo');
    const taken = await bo.get('take', wish);
    expect(taken).toMatchObject({ table: opened.table, seat: 1, number: 2 });
    expect({ ...(await bo.get('take', wish)), id: '' }).toEqual({ ...taken, id: '' });
    expect((await bo.join(opened.table, taken.token)).viewer).toBe(1);
    expect(bo.state?.view).not.toBeNull();
    const cy = await visitor(server);
    expect(await cy.ask('take', takeAs(opened.table, 'Cy'))).toMatchObject({ code: 'BEGUN' });
  });

  test('is known to nobody else: neither the old link nor the host leads to it', async () => {
    const server = await serve();
    const { host, opened } = await waiting(server, 'Ada');
    const friend = await visitor(server);
    await friend.join(opened.table, opened.seats[1]);
    const bo = await visitor(server);
    const { token } = await bo.get('take', takeAs(opened.table, 'Bo'));
    await friend.until(() => friend.byes.includes('REVOKED'));
    expect(await host.ask('join', { table: opened.table, token: opened.seats[1] ?? '' })).toMatchObject({
      code: 'NO_ENTRY',
    });
    await host.join(opened.table, opened.host);
    expect(await host.ask('link', { host: opened.host, seat: 1 })).toMatchObject({ code: 'BEGUN' });
    // The link of a seat that was not taken may still be made anew.
    expect(await host.ask('link', { host: opened.host, seat: 0 })).toMatchObject({ say: 'done' });
    expect((await bo.join(opened.table, token)).viewer).toBe(1);
  });

  test('may be given up; whoever takes it then has it, and the first does not get it back by asking again', async () => {
    const server = await serve();
    const { opened } = await waiting(server, 'Ada', { options: { scenario: 'standard-3' } });
    const [bo, cy] = [await visitor(server), await visitor(server)];
    const wish = takeAs(opened.table, 'Bo');
    const { token } = await bo.get('take', wish);
    await bo.join(opened.table, token);
    await bo.get('stand', {});
    expect(await cy.get('take', takeAs(opened.table, 'Cy'))).toMatchObject({ seat: 1 });
    expect(await bo.ask('take', wish)).toMatchObject({ code: 'NO_SEAT' });
  });

  test('cannot be had by a name that looks like another, nor at a table that is not in the lobby', async () => {
    const server = await serve();
    const { opened } = await waiting(server, 'Bill');
    const hidden = await waiting(server, 'Ada', { listed: false });
    const empty = await openAt(await visitor(server));
    const eve = await visitor(server);
    expect(await eve.ask('take', takeAs(opened.table, 'BiII'))).toMatchObject({ code: 'NAME_TAKEN' });
    const answers = [];
    for (const table of [hidden.opened.table, empty.table, 'a'.repeat(16)])
      answers.push({ ...(await eve.ask('take', takeAs(table, 'Eve'))), id: '' });
    expect(new Set(answers.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ say: 'refused', code: 'NO_ENTRY', id: '' })]),
    );
  });
});

describe('quick pairing', () => {
  test('seats the second who wishes for the same game with the first, in whatever order he says it', async () => {
    const server = await serve();
    const [ada, bo] = [await visitor(server), await visitor(server)];
    const first = await ada.get('pair', wishAs('Ada', { options: { scenario: 'base', goal: 6 } }));
    expect(first).toMatchObject({ seat: 0, bot: { level: 'casual' } });
    await ada.join(first.table, first.token);
    expect((first.bot?.at ?? 0) - (ada.state?.now ?? 0)).toBeGreaterThan(BOT_AFTER_MS - 20_000);
    const second = await bo.get('pair', wishAs('Bo', { options: { goal: 6, scenario: 'base' } }));
    expect(second).toMatchObject({ table: first.table, seat: 1, host: null, bot: null });
    await ada.until(() => ada.state?.view !== null);
  });

  test('finds the one who waits longest, and not who wishes for something else or has gone', async () => {
    const server = await serve();
    const gone = await waiting(server, 'Gone');
    await gone.host.close();
    await waiting(server, 'Other', { clock: SLOW });
    await waiting(server, 'Prison', { options: { scenario: 'prison-1' } });
    const oldest = await waiting(server, 'Oldest');
    await waiting(server, 'Younger');
    const bo = await visitor(server);
    const eve = await visitor(server);
    await eve.get('lobby', { look: true });
    expect(eve.lobby.size).toBe(4);
    expect(await bo.get('pair', wishAs('Bo'))).toMatchObject({ table: oldest.opened.table });
  });

  test('passes by a table at which somebody has that name', async () => {
    const server = await serve();
    await waiting(server, 'Bo');
    const { opened } = await waiting(server, 'Ada');
    const bo = await visitor(server);
    expect(await bo.get('pair', wishAs('Bo'))).toMatchObject({ table: opened.table });
  });

  test('has one effect, however often and over whichever server it is asked', async () => {
    const storage = new MemoryStorage();
    const server = await serve({ storage });
    const { opened } = await waiting(server, 'Ada');
    await waiting(server, 'Cy');
    const bo = await visitor(server);
    const wish = wishAs('Bo');
    const all = await Promise.all([bo.get('pair', wish), bo.get('pair', wish), bo.get('pair', wish)]);
    const after = await serve({ storage });
    all.push(await (await visitor(after)).get('pair', wish));
    expect(new Set(all.map((one) => JSON.stringify({ ...one, id: '' }))).size).toBe(1);
    expect(all[0]).toMatchObject({ table: opened.table, seat: 1 });
  });

  test('who waits is found after the server was started again, and a bot may sit down instead of a person', async () => {
    const storage = new MemoryStorage();
    const before = await serve({ storage });
    const ada = await visitor(before);
    const wish = wishAs('Ada');
    const first = await ada.get('pair', wish);
    const after = await serve({ storage });
    const again = await visitor(after);
    expect({ ...(await again.get('pair', wish)), id: '' }).toEqual({ ...first, id: '' });
    await again.join(first.table, first.token);
    const eve = await visitor(after);
    await eve.get('lobby', { look: true });
    expect([...eve.lobby.keys()]).toEqual([first.table]);
    await again.get('bot', { host: first.host ?? '', seat: 1, level: first.bot?.level ?? '' });
    expect(again.state?.seats[1]).toEqual({ kind: 'bot', level: 'casual' });
    await eve.until(() => eve.lobby.size === 0);
    // A person comes too late for this table.
    const bo = await visitor(after);
    expect((await bo.get('pair', wishAs('Bo'))).table).not.toBe(first.table);
  });

  test('opens no more tables for one address than may be listed', async () => {
    const server = await serve({ limits: { listings: { most: 2, perSecond: 0 } } });
    const eve = await visitor(server);
    const ask = () => eve.ask('pair', wishAs('Eve'));
    expect([await ask(), await ask(), await ask()]).toMatchObject([
      { say: 'done' },
      { say: 'done' },
      { code: 'TOO_MANY' },
    ]);
    expect(await eve.ask('pair', wishAs('Eve', { options: { scenario: 'nowhere' } }))).toMatchObject({
      code: 'BAD_OPTIONS',
    });
  });
});
