/** Seats of people with accounts: claimed, listed, played from any device, told whole, and given up with the name. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FROM_PEOPLE, messageFault, type TableOfPerson } from '@dungeon-twister/protocol';
import { Chance } from '@dungeon-twister/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite/store.ts';
import { Browser } from '../../testing/browser.ts';
import { Client, newKey, newPart } from '../../testing/client.ts';
import { wishOf } from '../../testing/player.ts';
import { gather, type Party } from '../../testing/party.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

const PASS = 'correct horse battery';
const OPTIONS = { scenario: 'prison-1' };

const servers: TestServer[] = [];
const clients: Client[] = [];
const folder = mkdtempSync(join(tmpdir(), 'dt-seats-'));
afterAll(async () => {
  for (const client of clients) await client.close();
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function aServer(plan: Parameters<typeof testServer>[0] = {}): Promise<TestServer> {
  const server = await testServer(plan);
  servers.push(server);
  return server;
}
async function person(server: TestServer, name: string): Promise<Browser> {
  const browser = new Browser(server.port);
  expect((await browser.post('register', { name, passphrase: PASS })).status).toBe(200);
  return browser;
}
async function party(server: TestServer, seed: string): Promise<Party> {
  const gathered = await gather({ where: server.where, options: OPTIONS, seed });
  clients.push(...gathered.people);
  return gathered;
}
/** A socket of this browser. */
async function socketOf(server: TestServer, browser: Browser): Promise<Client> {
  const client = await new Client({
    where: server.where,
    headers: () => ({ cookie: browser.cookie ?? '' }),
    returns: false,
  }).start();
  clients.push(client);
  return client;
}
const claim = (browser: Browser, { table, tokens }: Party, seat: number) =>
  browser.post('claim', { seats: [{ table, token: tokens[seat] }] });
async function tablesOf(browser: Browser): Promise<TableOfPerson[]> {
  const { body } = await browser.get('tables');
  expect(messageFault(FROM_PEOPLE.tables, body)).toBeNull();
  return body['tables'] as TableOfPerson[];
}

describe('what was played before', () => {
  test('is claimed by its tokens, once, by one person, and nothing else is', async () => {
    const server = await aServer();
    const [one, two] = [await party(server, 'a'), await party(server, 'b')];
    const [ada, eve] = [await person(server, 'Ada L'), await person(server, 'Eve')];
    const { body } = await ada.post('claim', {
      seats: [
        { table: one.table, token: one.tokens[0] },
        { table: two.table, token: two.tokens[1] },
        // The host's token is no seat; a token of another table opens nothing here; this one opens nothing anywhere.
        { table: one.table, token: one.host },
        { table: two.table, token: one.tokens[1] },
        { table: one.table, token: newKey() },
      ],
    });
    expect(body).toEqual({
      claimed: [
        { table: one.table, seat: 0 },
        { table: two.table, seat: 1 },
      ],
    });
    expect((await claim(eve, one, 0)).body).toEqual({ claimed: [] });
    expect((await claim(ada, one, 1)).body).toEqual({ claimed: [] });
    expect((await claim(eve, one, 1)).body).toEqual({ claimed: [{ table: one.table, seat: 1 }] });
    expect((await tablesOf(eve)).map(({ table }) => table)).toEqual([one.table]);
  });

  test('is listed, and what waits for one comes first', async () => {
    const server = await aServer();
    const ada = await person(server, 'Ada L');
    const finished = await party(server, 'finished');
    const running = await party(server, 'running');
    const waiting = await party(server, 'waiting');
    for (const each of [finished, running, waiting]) await claim(ada, each, 0);
    await finished.people[0]?.get('act', { decision: 0, action: { type: 'resign' } });
    const chance = new Chance('list');
    const [mine] = running.people;
    while (mine?.state?.decisions.some(({ seat }) => seat === 0)) {
      const wish = wishOf(mine, 0, chance);
      if (!wish) break;
      const { number } = await mine.get('act', { decision: wish.decision, action: { ...wish.action } });
      await mine.until(() => (mine.state?.number ?? -1) >= number);
    }
    const rows = await tablesOf(ada);
    expect(rows.map(({ table, stage, waits }) => [table, stage, waits])).toEqual([
      [waiting.table, 'running', true],
      [running.table, 'running', false],
      [finished.table, 'finished', false],
    ]);
    expect(rows[0]).toMatchObject({ scenario: 'prison-1', seat: 0, names: ['Ada', 'Bo'], until: null });
  });
});

describe('somebody who is logged in', () => {
  test('comes to his seat from another device without its token, until the host gives out a new link', async () => {
    const server = await aServer();
    const ada = await person(server, 'Ada L');
    const one = await party(server, 'device');
    await claim(ada, one, 0);
    const client = await socketOf(server, ada);
    expect(await client.join(one.table)).toMatchObject({ viewer: 0 });
    expect((await client.ask('act', { decision: 0, action: { type: 'offerDraw' } })).say).toBe('done');
    const stranger = await socketOf(server, new Browser(server.port));
    expect(await stranger.ask('join', { table: one.table })).toMatchObject({ code: 'NO_ENTRY' });
    await one.people[1]?.get('link', { host: one.host, seat: 0 });
    await client.until(() => client.byes.includes('REVOKED'));
    const again = await socketOf(server, ada);
    expect(await again.ask('join', { table: one.table })).toMatchObject({ code: 'NO_ENTRY' });
    expect(await tablesOf(ada)).toEqual([]);
  });

  test('is sent away from the table when he logs out everywhere; another of his devices stays when one logs out', async () => {
    const server = await aServer();
    const ada = await person(server, 'Ada L');
    const phone = new Browser(server.port);
    await phone.post('login', { name: 'Ada L', passphrase: PASS });
    const one = await party(server, 'everywhere');
    await claim(ada, one, 0);
    const [here, there] = [await socketOf(server, ada), await socketOf(server, phone)];
    for (const client of [here, there]) await client.join(one.table);
    await phone.post('logout', {});
    await there.until(() => there.byes.includes('REVOKED'));
    expect(here.byes).toEqual([]);
    await ada.post('logout-everywhere', {});
    await here.until(() => here.byes.includes('REVOKED'));
  });

  test('has the seat at which he sits down, and nobody else sits down under his name', async () => {
    const server = await aServer();
    const ada = await person(server, 'Ada L');
    const client = await socketOf(server, ada);
    const opened = await client.get('open', {
      key: newKey(),
      options: OPTIONS,
      clock: { kind: 'days', days: 3 },
      watch: false,
    });
    const stranger = await socketOf(server, new Browser(server.port));
    await stranger.join(opened.table, opened.seats[1]);
    const asEve = await stranger.ask('sit', { name: 'ADA L', part: newPart() });
    expect(asEve).toMatchObject({ say: 'refused', code: 'NAME_TAKEN' });
    await client.join(opened.table, opened.seats[0]);
    await client.get('sit', { name: 'Ada L', part: newPart() });
    expect(await tablesOf(ada)).toMatchObject([{ table: opened.table, stage: 'unbegun', waits: false }]);
    await stranger.get('sit', { name: 'Bo', part: newPart() });
    const [row] = await tablesOf(ada);
    expect(row).toMatchObject({ stage: 'running', waits: true });
    expect((row?.until ?? 0) - (row?.at ?? 0)).toBe(3 * 86_400_000);
  });
});

describe('the name of an account that is deleted', () => {
  test('is nowhere any more: not at tables, not in records, not in the file; what was played stays', async () => {
    const file = join(folder, 'deleted.db');
    const server = await testServer({ storage: openSqlite(file) });
    const ada = await person(server, 'Adelaide');
    const first = await socketOf(server, ada);
    const opened = await first.get('open', {
      key: newKey(),
      options: OPTIONS,
      clock: { kind: 'none' },
      watch: false,
    });
    await first.join(opened.table, opened.seats[0]);
    await first.get('sit', { name: 'Adelaide', part: newPart() });
    const other = await socketOf(server, new Browser(server.port));
    await other.join(opened.table, opened.seats[1]);
    await other.get('sit', { name: 'Bo', part: newPart() });
    await other.get('act', { decision: 0, action: { type: 'resign' } });
    const before = await other.get('record', {});
    expect(JSON.stringify(before)).toContain('Adelaide');
    const told = await ada.get('export');
    expect(JSON.stringify(told.body)).toContain('Adelaide');

    expect((await ada.post('delete', { passphrase: 'not my passphrase' })).body).toEqual({ error: 'WRONG' });
    expect((await ada.post('delete', { passphrase: PASS })).status).toBe(200);
    expect((await ada.get('me')).body).toEqual({ name: null });
    await first.until(() => first.byes.includes('REVOKED'));
    const after = await other.get('record', {});
    expect(JSON.stringify(after)).not.toContain('Adelaide');
    expect(JSON.stringify(after)).toBe(
      JSON.stringify(before).replace('"Adelaide"', 'null').replace(before.id, after.id),
    );
    await other.join(opened.table, opened.seats[1]);
    expect(other.state?.seats.map((one) => ('name' in one ? one.name : null))).toEqual(['', 'Bo']);
    const login = await new Browser(server.port).post('login', { name: 'Adelaide', passphrase: PASS });
    expect(login.body).toEqual({ error: 'WRONG' });
    await server.stop();
    const wal = `${file}-wal`;
    const kept = [file, ...(existsSync(wal) ? [wal] : [])].map((one) => readFileSync(one, 'latin1')).join('');
    expect([kept.includes(opened.table), kept.includes('Adelaide')]).toEqual([true, false]);
    expect(server.lines.join('')).not.toContain('Adelaide');
  });

  test('goes from the seats that were his, and from no others', async () => {
    const server = await aServer();
    const ada = await person(server, 'Ada L');
    const one = await party(server, 'others');
    await claim(ada, one, 0);
    // Another seat was his for a moment, until the host gave a new link to somebody else.
    const host = await socketOf(server, new Browser(server.port));
    const two = await host.get('open', {
      key: newKey(),
      options: OPTIONS,
      clock: { kind: 'none' },
      watch: false,
    });
    await host.join(two.table, two.seats[0]);
    await host.get('sit', { name: 'Ada', part: newPart() });
    await ada.post('claim', { seats: [{ table: two.table, token: two.seats[0] }] });
    await host.join(two.table, two.host);
    const { token } = await host.get('link', { host: two.host, seat: 0 });
    await host.join(two.table, token);
    await host.get('sit', { name: 'Cy', part: newPart() });
    await ada.post('delete', { passphrase: PASS });
    const client = await socketOf(server, new Browser(server.port));
    await client.join(one.table, one.tokens[1]);
    expect(client.state?.seats).toMatchObject([{ name: '' }, { name: 'Bo' }]);
    await client.join(two.table, token);
    expect(client.state?.seats).toMatchObject([{ name: 'Cy' }, { kind: 'nobody' }]);
  });
});

test('an export holds what is kept of one, and nothing of others or of running deals', async () => {
  const server = await aServer();
  const [ada, bo] = [await person(server, 'Ada L'), await person(server, 'Bo M')];
  const [running, finished] = [await party(server, 'run'), await party(server, 'fin')];
  for (const each of [running, finished]) {
    await claim(ada, each, 0);
    await claim(bo, each, 1);
  }
  const chance = new Chance('export');
  const opponent = running.people[1];
  const secret = opponent && wishOf(opponent, 1, chance);
  if (secret) await opponent.get('act', { decision: secret.decision, action: { ...secret.action } });
  await finished.people[1]?.get('act', { decision: 0, action: { type: 'resign' } });
  const { body } = await ada.get('export');
  const tables = body['tables'] as { table: string; seat: number; asked: object[]; record: object | null }[];
  expect(body).toMatchObject({ name: 'Ada L', sessions: [{}] });
  expect(tables.map(({ seat }) => seat)).toEqual([0, 0]);
  for (const { table, asked, record } of tables) {
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).toEqual(asked.map(() => expect.objectContaining({ seat: 0 }) as object));
    expect(record === null).toBe(table === running.table);
  }
  const text = JSON.stringify({ ...body, tables: tables.filter(({ record }) => record === null) });
  expect(text).toContain(running.table);
  expect(text).not.toMatch(/Bo|secret|salt|argon2|hash/i);
  for (const token of [...running.tokens, running.host]) expect(text).not.toContain(token);
});
