/** What whoever runs the server does about accounts holds in a server that runs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { OPERATIONS } from '../../src/operation/index.ts';
import { openSqlite } from '../../src/storage/sqlite/store.ts';
import { USUAL_RETENTION } from '../../src/tables/retention.ts';
import { Browser } from '../../testing/browser.ts';
import { Client } from '../../testing/client.ts';
import { gather } from '../../testing/party.ts';
import { testServer } from '../../testing/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'dt-operator-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PASS = 'correct horse battery';

test('somebody is let in no more, comes in again, and is called otherwise, at his tables too', async () => {
  const file = join(folder, 'games.db');
  // Over a connection of its own, as a process of its own would.
  const operate = async (name: string, ...words: string[]): Promise<string | undefined> =>
    OPERATIONS[name]?.run({ file, port: 0, retention: USUAL_RETENTION, words });
  const server = await testServer({ storage: openSqlite(file) });
  const party = await gather({ where: server.where, options: { scenario: 'prison-1' }, seed: 'operator' });
  const rude = new Browser(server.port);
  await rude.post('register', { name: 'Rude', passphrase: PASS });
  await rude.post('register', { name: 'Other', passphrase: PASS });
  await rude.post('login', { name: 'Rude', passphrase: PASS });
  await rude.post('claim', { seats: [{ table: party.table, token: party.tokens[0] }] });
  const socket = () =>
    new Client({
      where: server.where,
      headers: () => ({ cookie: rude.cookie ?? '' }),
      returns: false,
    }).start();
  const before = await socket();
  await before.join(party.table);

  expect(await operate('ban', 'RUDE')).toContain('no more');
  await before.until(() => before.byes.includes('REVOKED'));
  const login = () => new Browser(server.port).post('login', { name: 'Rude', passphrase: PASS });
  expect((await rude.get('me')).body).toEqual({ name: null });
  expect((await login()).body).toEqual({ error: 'BARRED' });
  const wrong = await new Browser(server.port).post('login', {
    name: 'Rude',
    passphrase: 'wrong passphrase',
  });
  expect(wrong.body).toEqual({ error: 'WRONG' });
  const after = await socket();
  expect(await after.ask('join', { table: party.table })).toMatchObject({ code: 'NO_ENTRY' });
  expect(await operate('unban', 'Rude')).toContain('again');
  expect((await login()).status).toBe(200);

  await expect(operate('rename', 'Rude', 'other')).rejects.toThrow('Somebody has the name');
  await expect(operate('rename', 'Rude', '')).rejects.toThrow('cannot be a name');
  await expect(operate('rename', 'Nobody', 'New')).rejects.toThrow('Nobody has the name');
  expect(await operate('rename', 'Rude', 'Polite')).toContain('Polite');
  const [, opponent] = party.people;
  const nameAtTable = () => opponent?.state?.seats.map((one) => ('name' in one ? one.name : null));
  // Within a second the server looks anew.
  for (let n = 0; n < 100 && nameAtTable()?.[0] !== 'Polite'; n++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    await opponent?.join(party.table, party.tokens[1], opponent.state?.number);
    await opponent?.get('ping', {});
  }
  expect(nameAtTable()).toEqual(['Polite', 'Bo']);
  for (const client of [...party.people, after]) await client.close();
  await server.stop();
}, 60_000);
