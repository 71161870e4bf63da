/** What the file promises besides: it is kept, it grows with the program, and every commit reaches the disk. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Driver, libsqlDriver, openDriver } from '../../src/storage/sqlite/driver.ts';
import { migrate, MIGRATIONS } from '../../src/storage/sqlite/migrations.ts';
import { openSqlite } from '../../src/storage/sqlite/store.ts';
import { readEntry } from '../../src/table/entry.ts';

const folder = mkdtempSync(join(tmpdir(), 'dt-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file as a program wrote it that knew only the first steps, with something in it. */
function filled(name: string, steps: number): string {
  const file = join(folder, name);
  const driver = openDriver(file);
  migrate(driver, MIGRATIONS.slice(0, steps));
  driver.exec('BEGIN');
  for (let n = 0; n < 300; n++)
    driver.run('INSERT INTO entries ("table", number, body) VALUES (?, ?, ?)', [
      `t${n % 3}`,
      Math.floor(n / 3),
      `${n}`,
    ]);
  driver.exec('COMMIT');
  driver.close();
  return file;
}

test('what was appended is there when the file is opened again', async () => {
  const file = join(folder, 'again.db');
  const before = openSqlite(file);
  await before.append('a', { number: 0, body: '"kept"' }, 5);
  await before.close();
  const after = openSqlite(file);
  expect(await after.entries('a', 0)).toEqual([{ number: 0, body: '"kept"' }]);
  expect(await after.claimDue(5, 9, 1)).toEqual(['a']);
  await after.close();
});

test.each(MIGRATIONS.map((_, step) => step + 1))(
  'a filled copy of a file of version %i is brought up to date and loses nothing',
  async (steps) => {
    const copy = join(folder, `copy-${steps}.db`);
    copyFileSync(filled(`old-${steps}.db`, steps), copy);
    const storage = openSqlite(copy);
    for (const [at, table] of ['t0', 't1', 't2'].entries())
      expect(await storage.entries(table, 0)).toEqual(
        Array.from({ length: 100 }, (_, number) => ({ number, body: `${number * 3 + at}` })),
      );
    expect(await storage.append('t1', { number: 100, body: '"goes on"' }, null)).toBe(true);
    // Nobody knew what was due before the second step: whoever starts looks at all of them.
    expect(await storage.waiting()).toEqual(steps < 2 ? ['t0', 't2'] : []);
    // None of them could be listed before; from now on they can.
    expect(await storage.lobby(9)).toEqual([]);
    const lobby = { since: 7, body: '{}' };
    expect(await storage.append('t1', { number: 101, body: '2' }, null, { lobby, alias: 'one' })).toBe(true);
    expect(await storage.say('t0', 'players', { number: 0, body: '1' })).toBe(true);
    expect([await storage.lobby(9), await storage.named('one')]).toEqual([[lobby], 't1']);
    await storage.close();
  },
);

test('names that stood in the entries stand beside them after the fourth step, and nothing else has changed', async () => {
  const file = filled('names.db', 2);
  const driver = openDriver(file);
  const sit = { at: 5, request: '0 a', body: { kind: 'sit', seat: 0, name: 'Ada \u00e9', part: '00' } };
  const act = {
    at: 6,
    request: '0 b',
    body: { kind: 'act', seat: 0, decision: 1, action: { name: 'no name' } },
  };
  for (const [number, entry] of [sit, act].entries())
    driver.run('INSERT INTO entries ("table", number, body) VALUES (?, ?, ?)', [
      'sat',
      number,
      JSON.stringify(entry),
    ]);
  driver.close();
  const storage = openSqlite(file);
  const entries = await storage.entries('sat', 0);
  expect(entries[0]?.body).not.toContain('Ada');
  expect(entries[0]?.name).toBe('Ada \u00e9');
  expect(entries.map(readEntry)).toEqual([
    { number: 0, ...sit },
    { number: 1, ...act },
  ]);
  await storage.close();
});

test('a step that fails leaves the file as it was', () => {
  const file = filled('broken-step.db', 1);
  const driver = openDriver(file);
  expect(() =>
    migrate(driver, [MIGRATIONS[0] ?? '', 'CREATE TABLE half (a TEXT); SELECT a FROM nowhere']),
  ).toThrow('nowhere');
  driver.exec('ROLLBACK');
  expect(driver.all('PRAGMA user_version', [])[0]).toEqual({ user_version: 1 });
  expect(driver.all("SELECT name FROM sqlite_master WHERE name = 'half'", [])).toEqual([]);
  driver.close();
});

test('a file of a newer program is refused and not touched', () => {
  const file = filled('newer.db', 2);
  const driver = openDriver(file);
  driver.exec('PRAGMA user_version = 99');
  driver.close();
  expect(() => openSqlite(file)).toThrow('newer version');
});

test('the file has a write-ahead log and every commit is on the disk', async () => {
  const said: string[] = [];
  const file = join(folder, 'settings.db');
  const storage = openSqlite(file, (name) => {
    const driver = openDriver(name);
    return {
      ...driver,
      close: () => {
        said.push(
          String(driver.all('PRAGMA journal_mode', [])[0]?.['journal_mode']),
          String(driver.all('PRAGMA synchronous', [])[0]?.['synchronous']),
        );
        driver.close();
      },
    };
  });
  await storage.close();
  // 2 is FULL.
  expect(said).toEqual(['wal', '2']);
});

test('when a statement fails in the middle, nothing of the entry is kept and the next one is', async () => {
  let fails = false;
  const failing = (file: string): Driver => {
    const driver = openDriver(file);
    return {
      ...driver,
      run: (sql, values) => {
        if (fails && sql.includes('INTO due')) throw new Error('disk full');
        return driver.run(sql, values);
      },
    };
  };
  const storage = openSqlite(join(folder, 'full.db'), failing);
  fails = true;
  await expect(storage.append('a', { number: 0, body: '1' }, 5)).rejects.toThrow('disk full');
  expect(await storage.entries('a', 0)).toEqual([]);
  fails = false;
  expect(await storage.append('a', { number: 0, body: '2' }, 5)).toBe(true);
  await storage.close();
});

test('what is asked for in one moment is one commit; one that fails takes no other with it', async () => {
  let commits = 0;
  const counting = (file: string): Driver => {
    const driver = openDriver(file);
    return {
      ...driver,
      exec: (sql) => {
        if (sql === 'COMMIT') commits++;
        driver.exec(sql);
      },
    };
  };
  const storage = openSqlite(join(folder, 'group.db'), counting);
  const append = (table: string, number: number) => storage.append(table, { number, body: '1' }, 7);
  expect(await Promise.all(['a', 'b', 'c'].map((table) => append(table, 0)))).toEqual([true, true, true]);
  expect(commits).toBe(1);
  // A number that is taken, and a table whose name cannot be kept, among others.
  const mixed = await Promise.allSettled([append('a', 1), append('b', 0), append('c\0', 0), append('d', 0)]);
  expect(mixed.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    true,
    false,
    'failed',
    true,
  ]);
  expect(await storage.entries('a', 0)).toHaveLength(2);
  expect(await storage.entries('b', 0)).toHaveLength(1);
  expect(await storage.entries('d', 0)).toHaveLength(1);
  const last = append('e', 0);
  await storage.close();
  expect(await last).toBe(true);
});

test.each([
  ['NUL in a text', 'a\0b'],
  ['no number', Number.NaN],
  ['no end', Number.POSITIVE_INFINITY],
])('%s is refused before it reaches the database', (_what, value) => {
  const driver = libsqlDriver(':memory:');
  expect(() => driver.all('SELECT ?', [value])).toThrow(TypeError);
  driver.close();
});
