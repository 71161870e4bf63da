/** Tables at which nothing happens any more are removed after a time, and no others. */
import { Chance } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { judgeAct, judgeSit } from '../../src/tables/judge.ts';
import { prune } from '../../src/tables/retention.ts';
import { newPart } from '../../testing/client.ts';
import { Host } from '../../testing/host.ts';

const DAY = 86_400_000;
const KEEP = { unbegun: 14, finished: 100, running: 300 };

const sorted = (...some: { table: string }[]): string[] => some.map(({ table }) => table).sort();

test('each kind of table is kept for its own time since the last thing that happened, and then goes', async () => {
  const host = new Host();
  const unbegun = await host.open();
  const running = await host.begun();
  const finished = await host.begun();
  await host.tables.ask(finished.table, null, (table) => judgeAct(table, 0, 0, { type: 'resign' }));
  const left = async (): Promise<string[]> =>
    (await host.storage.tables('', 9)).map(({ table }) => table).sort();
  const began = host.time.now();
  const pruneAfter = (ms: number): Promise<number> => prune(host.storage, began + ms, KEEP);

  expect(await pruneAfter(14 * DAY - 1)).toBe(0);
  expect(await left()).toEqual(sorted(unbegun, running, finished));
  expect(await pruneAfter(14 * DAY)).toBe(1);
  expect(await left()).toEqual(sorted(running, finished));
  expect(await pruneAfter(100 * DAY - 1)).toBe(0);
  expect(await pruneAfter(100 * DAY)).toBe(1);
  expect(await left()).toEqual(sorted(running));
  // Somebody goes on: the time begins again.
  host.time.pass(200 * DAY);
  await host.act(running.table, new Chance('goes on'));
  expect(await pruneAfter(300 * DAY)).toBe(0);
  expect(await pruneAfter(500 * DAY)).toBe(1);
  expect(await left()).toEqual([]);
});

test('all of many tables are looked at', async () => {
  const host = new Host();
  for (let n = 0; n < 120; n++) await host.open();
  expect(await prune(host.storage, host.time.now() + 15 * DAY, KEEP)).toBe(120);
});

test('a table that was removed while somebody had it open is none any more, and may be opened anew', async () => {
  const host = new Host();
  const key = 'k'.repeat(43);
  const { table } = await host.open(undefined, undefined, key);
  await prune(host.storage, host.time.now() + 15 * DAY, KEEP);
  const sit = () => host.tables.ask(table, null, (one) => judgeSit(one, 0, 'Ada', newPart()));
  expect(await sit()).toEqual({ code: 'NO_ENTRY' });
  await host.open(undefined, undefined, key);
  expect(await sit()).toEqual({ number: 1 });
});
