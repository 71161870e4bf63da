/** What every storage promises, asked of each of them. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { MemoryStorage } from '../../src/storage/memory.ts';
import type { Storage } from '../../src/storage/port.ts';
import { libsqlDriver } from '../../src/storage/sqlite/driver.ts';
import { openSqlite } from '../../src/storage/sqlite/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'dt-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (): string => join(folder, `${randomUUID()}.db`);

const STORAGES: readonly (readonly [string, () => Storage])[] = [
  ['in memory', () => new MemoryStorage()],
  ['libsql', () => openSqlite(file(), libsqlDriver)],
  // Where Node has none of its own, the one that is opened there is proved a second time.
  ['SQLite as it is opened here', () => openSqlite(file())],
];

const entry = (number: number, body = `{"n":${number}}`) => ({ number, body });

/** How a table stands in the lobby. */
const stands = (since: number, body = `"${since}"`) => ({ lobby: { since, body } });

describe.each(STORAGES)('%s', (_name, open) => {
  test('gives back what was appended, in order and to the letter', async () => {
    const storage = open();
    const bodies = ['{}', '{"text":"\\u0000 \\ud800 é 漢 😀"}', `{"long":"${'x'.repeat(100_000)}"}`];
    for (const [number, body] of bodies.entries())
      expect(await storage.append('a', entry(number, body), null)).toBe(true);
    expect(await storage.entries('a', 0)).toEqual(bodies.map((body, number) => entry(number, body)));
    expect(await storage.entries('a', 2)).toEqual([entry(2, bodies[2])]);
    expect(await storage.entries('a', 3)).toEqual([]);
    expect(await storage.entries('b', 0)).toEqual([]);
    await storage.close();
  });

  test('refuses a number that is taken, one that leaves a gap and one below zero, and changes nothing', async () => {
    const storage = open();
    await storage.append('a', entry(0, '"first"'), 50);
    for (const number of [0, 2, -1]) expect(await storage.append('a', entry(number, '"no"'), 10)).toBe(false);
    expect(await storage.append('b', entry(1), 10)).toBe(false);
    expect(await storage.entries('a', 0)).toEqual([entry(0, '"first"')]);
    expect(await storage.claimDue(49, 100, 9)).toEqual([]);
    expect(await storage.waiting()).toEqual(['a']);
    await storage.close();
  });

  test('of many who append the same number exactly one is heard', async () => {
    const storage = open();
    const heard = await Promise.all(
      Array.from({ length: 20 }, (_, n) => storage.append('a', entry(0, String(n)), null)),
    );
    expect(heard.filter(Boolean)).toHaveLength(1);
    expect(await storage.entries('a', 0)).toHaveLength(1);
    await storage.close();
  });

  test('what is due is claimed by one, longest waiting first, until the claim ends or the table goes on', async () => {
    const storage = open();
    const now = 1_790_000_000_000;
    await storage.append('a', entry(0), now + 20);
    await storage.append('b', entry(0), now + 10);
    await storage.append('c', entry(0), null);
    await storage.append('d', entry(0), now + 99);
    expect(await storage.claimDue(now + 9, now + 50, 9)).toEqual([]);
    expect(await storage.claimDue(now + 20, now + 50, 1)).toEqual(['b']);
    expect(await storage.claimDue(now + 20, now + 50, 9)).toEqual(['a']);
    expect(await storage.claimDue(now + 49, now + 80, 9)).toEqual([]);
    expect(await storage.claimDue(now + 50, now + 80, 9)).toEqual(['b', 'a']);
    await storage.append('a', entry(1), now + 60);
    expect(await storage.claimDue(now + 60, now + 90, 9)).toEqual(['a']);
    await storage.append('b', entry(1), null);
    expect([...(await storage.waiting())].sort()).toEqual(['a', 'd']);
    await storage.close();
  });

  test('tells all tables with their last entries, by name and some at a time', async () => {
    const storage = open();
    for (const table of ['c', 'a', 'b']) await storage.append(table, entry(0), null);
    await storage.append('b', entry(1, '"last"'), 7);
    const kept = (table: string, last = entry(0)) => ({ table, last });
    expect(await storage.tables('', 9)).toEqual([kept('a'), kept('b', entry(1, '"last"')), kept('c')]);
    expect(await storage.tables('', 2)).toEqual([kept('a'), kept('b', entry(1, '"last"'))]);
    expect(await storage.tables('b', 9)).toEqual([kept('c')]);
    expect(await storage.tables('c', 9)).toEqual([]);
    await storage.close();
  });

  test('removes a table whole, unless somebody has gone on with it', async () => {
    const storage = open();
    await storage.append('a', entry(0), 5, { alias: 'one', lobby: { since: 1, body: '{}' } });
    await storage.append('a', entry(1), 5);
    await storage.append('b', entry(0), 5);
    for (const table of ['a', 'b']) await storage.say(table, 'players', entry(0));
    expect(await storage.remove('a', 1)).toBe(false);
    expect(await storage.remove('nowhere', 0)).toBe(false);
    expect(await storage.entries('a', 0)).toHaveLength(2);
    expect(await storage.remove('a', 2)).toBe(true);
    expect(await storage.entries('a', 0)).toEqual([]);
    expect(await storage.waiting()).toEqual(['b']);
    expect([await storage.lobby(9), await storage.named('one')]).toEqual([[], null]);
    expect(await storage.said('a', 'players', 0)).toEqual([]);
    expect(await storage.said('b', 'players', 0)).toHaveLength(1);
    expect(await storage.append('a', entry(0), null)).toBe(true);
    await storage.close();
  });

  test('keeps how tables stand in the lobby, newest first, until they wait no more', async () => {
    const storage = open();
    for (const [table, since] of [
      ['a', 20],
      ['b', 10],
      ['c', 30],
    ] as const)
      await storage.append(table, entry(0), null, stands(since));
    await storage.append('d', entry(0), null);
    const lobby = async (most = 9): Promise<string[]> => (await storage.lobby(most)).map(({ body }) => body);
    expect(await storage.lobby(1)).toEqual([{ since: 30, body: '"30"' }]);
    expect(await lobby()).toEqual(['"30"', '"20"', '"10"']);
    // An entry that says nothing of the lobby changes nothing there; one that is refused neither.
    await storage.append('a', entry(1), null);
    expect(await storage.append('a', entry(1), null, { lobby: null })).toBe(false);
    await storage.append('b', entry(1), null, stands(10, '"else"'));
    expect(await lobby()).toEqual(['"30"', '"20"', '"else"']);
    await storage.append('a', entry(2), null, { lobby: null });
    await storage.append('d', entry(1), null, { lobby: null });
    expect(await lobby()).toEqual(['"30"', '"else"']);
    await storage.close();
  });

  test('keeps what is said in each channel of each table by numbers of its own, and the game is not touched', async () => {
    const storage = open();
    await storage.append('a', entry(0), null);
    for (const [table, channel] of [
      ['a', 'players'],
      ['a', 'watchers'],
      ['b', 'players'],
    ] as const)
      expect(await storage.say(table, channel, entry(0, `"${table} ${channel}"`))).toBe(true);
    for (const number of [0, 2, -1]) expect(await storage.say('a', 'players', entry(number))).toBe(false);
    const both = await Promise.all([1, 1].map((n) => storage.say('a', 'players', entry(n, '"next"'))));
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await storage.said('a', 'players', 0)).toEqual([entry(0, '"a players"'), entry(1, '"next"')]);
    expect(await storage.said('a', 'players', 1)).toEqual([entry(1, '"next"')]);
    expect(await storage.said('a', 'nothing', 0)).toEqual([]);
    expect(await storage.entries('a', 0)).toEqual([entry(0)]);
    await storage.close();
  });

  test('finds a table by a name that it got with an entry; a name is that of one table', async () => {
    const storage = open();
    expect(await storage.named('one')).toBeNull();
    expect(await storage.append('a', entry(0), null, { alias: 'one' })).toBe(true);
    expect(await storage.named('one')).toBe('a');
    const change = { alias: 'one', lobby: { since: 1, body: '{}' } };
    expect(await storage.append('b', entry(0), 5, change)).toBe(false);
    expect([await storage.entries('b', 0), await storage.waiting(), await storage.lobby(9)]).toEqual([
      [],
      [],
      [],
    ]);
    expect(await storage.append('a', entry(1), null, { alias: 'one' })).toBe(true);
    expect(await storage.append('a', entry(1), null, { alias: 'two' })).toBe(false);
    expect(await storage.named('two')).toBeNull();
    expect(await storage.named('one')).toBe('a');
    await storage.close();
  });

  test('remembers the last sign of life', async () => {
    const storage = open();
    expect(await storage.lastBeat()).toBeNull();
    await storage.beat(1_790_000_000_000);
    await storage.beat(1_790_000_000_500);
    expect(await storage.lastBeat()).toBe(1_790_000_000_500);
    await storage.close();
  });
});
