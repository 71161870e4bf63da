/** A copy that is made while people play is whole; put in place, the games go on from it. */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { backUp, restore } from '../../src/operation/backup.ts';
import { openDriver } from '../../src/storage/sqlite/driver.ts';
import { MIGRATIONS } from '../../src/storage/sqlite/migrations.ts';
import { openSqlite } from '../../src/storage/sqlite/store.ts';
import { readEntry } from '../../src/table/entry.ts';
import { replay } from '../../src/table/table.ts';
import { USUAL_RETENTION } from '../../src/tables/retention.ts';
import { proxiesFrom, retentionFrom } from '../../src/wishes.ts';
import { gather, playOut } from '../../testing/party.ts';
import { testServer } from '../../testing/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'dt-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { root } = inject('programs');

/** The command as somebody types it, in a process of its own. */
const command = (...words: readonly string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
    const main = join(root, 'server', 'src', 'main.ts');
    execFile(process.execPath, [tsx, main, ...words], (fault, stdout, stderr) =>
      resolve({ code: fault ? Number(fault.code) : 0, said: stdout + stderr }),
    );
  });

test('copies that are made in the middle of a game hold everything that was answered before, and are games', async () => {
  const file = join(folder, 'games.db');
  const server = await testServer({ storage: openSqlite(file) });
  const party = await gather({ where: server.where, options: { scenario: 'prison-1' }, seed: 'backup' });
  const copies: {
    readonly name: string;
    readonly answered: number;
    readonly made: Promise<{ code: number }>;
  }[] = [];
  await playOut(party.people, 'backup', 120, (count) => {
    if (count % 50 === 10) {
      const name = join(folder, `copy-${count}.db`);
      const answered = Math.max(...party.people.map(({ state }) => state?.number ?? 0));
      copies.push({ name, answered, made: command('backup', name, '--data', file) });
    }
    return Promise.resolve();
  });
  expect((await Promise.all(copies.map(({ made }) => made))).map(({ code }) => code)).toEqual(
    copies.map(() => 0),
  );
  expect(copies.length).toBeGreaterThan(1);
  for (const client of party.people) await client.close();
  await server.stop();
  const whole = openSqlite(file);
  const all = await whole.entries(party.table, 0);
  await whole.close();
  for (const { name, answered } of copies) {
    const place = `${name}.restored`;
    expect(restore(name, place)).toBeNull();
    const storage = openSqlite(place);
    const entries = await storage.entries(party.table, 0);
    await storage.close();
    expect(entries.length).toBeGreaterThan(answered);
    expect(entries).toEqual(all.slice(0, entries.length));
    expect(replay(party.table, entries.map(readEntry))?.departed).toBe(false);
  }
}, 120_000);

/** A copy of what this process has written: what it has had open it may hold on to for a while. */
const filled = async (name: string, body = '"kept"'): Promise<string> => {
  const [made, file] = [join(folder, `${name}.made`), join(folder, name)];
  const storage = openSqlite(made);
  await storage.append('a', { number: 0, body }, null);
  await storage.close();
  for (const part of ['', '-wal']) if (existsSync(made + part)) copyFileSync(made + part, file + part);
  return file;
};
const firstIn = async (file: string): Promise<string | undefined> => {
  const storage = openSqlite(file);
  const [first] = await storage.entries('a', 0);
  await storage.close();
  return first?.body;
};

describe('a copy', () => {
  test('takes the place of the file; what was there is kept beside it', async () => {
    const file = await filled('place.db', '"old"');
    const copy = join(folder, 'place.copy');
    backUp(await filled('other.db', '"new"'), copy);
    expect(await command('restore', copy, '--data', file)).toMatchObject({ code: 0 });
    expect(await firstIn(file)).toBe('"new"');
    const [before = ''] = readdirSync(folder).filter((name) => name.startsWith('place.db.before-'));
    expect(await firstIn(join(folder, before))).toBe('"old"');
    expect(existsSync(copy)).toBe(true);
    // Only whoever runs the server may read it: the secrets of running deals are in it.
    expect(statSync(copy).mode & 0o077).toBe(0);
  }, 60_000);

  test('is not put under a server that runs, nor is anything changed', async () => {
    const file = await filled('running.db', '"old"');
    const copy = join(folder, 'running.copy');
    backUp(await filled('other2.db', '"new"'), copy);
    const server = await testServer({ storage: openSqlite(file) });
    const answer = await command('restore', copy, '--data', file);
    expect(answer).toMatchObject({ code: 1, said: expect.stringContaining('Stop it first') as string });
    await server.stop();
    expect(await firstIn(file)).toBe('"old"');
    expect(readdirSync(folder).filter((name) => /part$|restoring/.test(name))).toEqual([]);
  }, 60_000);

  test('of a newer program, of something else, or that is damaged is refused', async () => {
    const file = await filled('kept.db', '"old"');
    const newer = await filled('newer.db');
    const driver = openDriver(newer);
    driver.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
    driver.close();
    const other = join(folder, 'other-thing.db');
    const foreign = openDriver(other);
    foreign.exec('CREATE TABLE recipes (name TEXT)');
    foreign.close();
    const broken = join(folder, 'broken.db');
    writeFileSync(broken, 'no database '.repeat(1000));
    expect(() => restore(newer, file)).toThrow('newer version');
    expect(() => restore(other, file)).toThrow('does not hold games');
    expect(() => restore(broken, file)).toThrow('broken.db');
    expect(() => restore(join(folder, 'nowhere.db'), file)).toThrow('no file');
    expect(await firstIn(file)).toBe('"old"');
  });

  test('overwrites nothing, and of nothing there is none', async () => {
    const file = await filled('once.db');
    expect(() => backUp(file, file)).toThrow('there already');
    expect(() => backUp(join(folder, 'nowhere.db'), join(folder, 'nothing.db'))).toThrow('no file');
    expect(existsSync(join(folder, 'nowhere.db'))).toBe(false);
  });
});

test('what is written wrong is refused, and it is said how', async () => {
  expect(await command('fly')).toMatchObject({
    code: 2,
    said: expect.stringContaining('no command "fly"') as string,
  });
  expect(() => proxiesFrom('10.0.0.1,nonsense')).toThrow('nonsense is no address');
  expect(proxiesFrom('10.0.0.1, ::ffff:10.0.0.2')).toEqual(new Set(['10.0.0.1', '10.0.0.2']));
  for (const days of ['0', '-1', 'x', '99999'])
    expect(() => retentionFrom({ 'keep-unbegun': days })).toThrow('--keep-unbegun');
  expect(retentionFrom({ 'keep-unbegun': '3' })).toEqual({ ...USUAL_RETENTION, unbegun: 3 });
}, 60_000);
