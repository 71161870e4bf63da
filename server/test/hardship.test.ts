/** A full disk and a clock that jumps: nothing is lost, nothing is acknowledged that is not kept, nobody loses time. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { type Driver, openDriver } from '../src/storage/sqlite/driver.ts';
import { openSqlite } from '../src/storage/sqlite/store.ts';
import { steadyTime } from '../src/time.ts';
import { gather, playOut } from '../testing/party.ts';
import { testServer } from '../testing/server.ts';
import { SetTime } from '../testing/time.ts';

const folder = mkdtempSync(join(tmpdir(), 'dt-hardship-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

test('on a full disk nothing is acknowledged, and what was asked goes on as soon as there is room', async () => {
  let driver: Driver | null = null;
  const storage = openSqlite(join(folder, 'full.db'), (file) => (driver = openDriver(file)));
  const pages = (most: number): unknown => driver?.all(`PRAGMA max_page_count = ${most}`, []);
  const server = await testServer({ storage });
  const party = await gather({ where: server.where, options: { scenario: 'prison-1' }, seed: 'full' });
  const [ada] = party.people;
  const before = ada?.state?.number;
  // SQLite has as many pages as it uses: the next one is refused as by a disk that has none.
  pages(1);
  const answers: unknown[] = [];
  for (let n = 0; n < 200 && answers.length === 0; n++) {
    const reply = await ada?.ask('open', {
      key: String(n).padStart(43, 'k'),
      options: { scenario: 'prison-1' },
      clock: { kind: 'none' },
      watch: false,
    });
    if (reply?.say === 'refused') answers.push(reply.code);
  }
  expect(answers).toEqual(['INTERNAL']);
  expect(server.lines.join('')).toContain('fault');
  expect(ada?.state?.number).toBe(before);
  pages(1_000_000);
  await playOut(party.people, 'full', 20);
  expect(ada?.state?.result).not.toBeNull();
  for (const client of party.people) await client.close();
  await server.stop();
}, 60_000);

describe('the clock of the machine', () => {
  test.each([-86_400_000, 86_400_000])('jumps by %i ms while the server runs: its own does not', (jump) => {
    const time = steadyTime();
    const before = time.now();
    const real = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(real + jump);
    expect(Math.abs(time.now() - before)).toBeLessThan(10_000);
  });

  test.each([-86_400_000, 86_400_000])(
    'jumps by %i ms while the server is away: everybody has the time that he had',
    async (jump) => {
      const file = join(folder, `jump${jump}.db`);
      const time = new SetTime();
      const first = await testServer({ storage: openSqlite(file), time });
      let where = first.where();
      const party = await gather({
        where: () => where,
        options: { scenario: 'prison-1' },
        seed: 'jump',
        clock: { kind: 'bank', bank: 600, increment: 5, aside: 60 },
      });
      const [ada] = party.people;
      time.pass(100_000);
      await ada?.ask('ping', {});
      const before = ada?.state?.number ?? 0;
      await first.stop();
      time.pass(jump);
      const second = await testServer({ storage: openSqlite(file), time });
      where = second.where();
      await ada?.until(() => (ada.state?.number ?? 0) > before);
      expect(ada?.state?.clocks.map(({ left }) => left)).toEqual([500_000, 500_000]);
      const times = ada?.events.flatMap((one) => ('at' in one ? [one.at] : [])) ?? [];
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      await playOut(party.people, 'jump', 10);
      for (const client of party.people) await client.close();
      await second.stop();
    },
  );
});
