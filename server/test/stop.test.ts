/** A server that is stopped takes leave, and the one that is started after it goes on: with the games and the time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dataPlace } from '../src/data-place.ts';
import { faultFacts, logTo } from '../src/net/log.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';
import { Client } from '../testing/client.ts';
import { gather, playOut } from '../testing/party.ts';
import { testServer } from '../testing/server.ts';
import { SetTime } from '../testing/time.ts';

const folder = mkdtempSync(join(tmpdir(), 'dt-stop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a game goes on after a restart, and nobody has lost the time between', async () => {
  const file = join(folder, 'games.db');
  const time = new SetTime();
  const first = await testServer({ storage: openSqlite(file), time });
  let where = first.where();
  const party = await gather({
    where: () => where,
    options: { scenario: 'prison-1' },
    seed: 'stop',
    clock: { kind: 'bank', bank: 600, increment: 5, aside: 60 },
  });
  const [ada] = party.people;
  time.pass(100_000);
  await ada?.ask('ping', {});
  const before = ada?.state?.number ?? 0;
  await first.stop();
  expect(ada?.byes).toEqual(['STOPPING']);
  time.pass(86_400_000);
  const second = await testServer({ storage: openSqlite(file), time });
  where = second.where();
  await ada?.until(() => (ada.state?.number ?? 0) > before);
  expect(ada?.events.at(-1)).toMatchObject({ what: 'back', gone: 86_400_000 });
  expect(ada?.state?.clocks.map(({ left }) => left)).toEqual([500_000, 500_000]);
  await playOut(party.people, 'stop', 30);
  for (const client of party.people) await client.close();
  await second.stop();
});

test('what was asked before the stop is answered before it', async () => {
  const server = await testServer({ storage: openSqlite(join(folder, 'asked.db')) });
  const ada = await new Client({ where: server.where, returns: false }).start();
  await ada.until(() => ada.heard.length > 0);
  const asked = Array.from({ length: 20 }, () => ada.ask('ping', {}));
  await ada.ask('ping', {});
  await server.stop();
  expect(new Set((await Promise.all(asked)).map(({ say }) => say))).toEqual(new Set(['done']));
  expect(ada.byes).toEqual(['STOPPING']);
});

test('what is written about a fault quotes neither messages nor entries', () => {
  const lines: string[] = [];
  const log = logTo((line) => lines.push(line));
  // What is no JSON at all is quoted by the fault.
  const secret = 'secret-of-the-deal';
  for (const fail of [() => JSON.parse(secret) as unknown, () => Promise.reject(secret)])
    try {
      void Promise.resolve(fail()).catch((fault: unknown) => log('fault', faultFacts(fault)));
    } catch (fault) {
      log('fault', faultFacts(fault));
    }
  log('fault', faultFacts(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })));
  const written = lines.join('');
  expect(written).not.toContain('secret-of-the-deal');
  expect(written).toContain('SyntaxError');
  expect(written).toContain('database or disk is full');
});

test('games lie where the system keeps such things', () => {
  expect(dataPlace('linux', {}, '/home/ada')).toBe(
    join('/home/ada', '.local', 'share', 'dungeon-twister', 'games.db'),
  );
  expect(dataPlace('linux', { XDG_DATA_HOME: '/data' }, '/home/ada')).toBe(
    join('/data', 'dungeon-twister', 'games.db'),
  );
  expect(dataPlace('darwin', {}, '/Users/ada')).toContain(join('Library', 'Application Support'));
  expect(dataPlace('win32', { APPDATA: 'C:\\Data' }, 'C:\\Users\\ada')).toContain('C:\\Data');
});
