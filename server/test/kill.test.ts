/**
 * The server is killed before and after every kind of write, again and again, in the middle of whole games. Whatever was
 * acknowledged is there afterwards, once; every game goes on by itself, the bots too.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chance } from '@dungeon-twister/rules';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openSqlite } from '../src/storage/sqlite/store.ts';
import { readEntry } from '../src/table/entry.ts';
import { sha256 } from '../src/table/secrets.ts';
import { replay } from '../src/table/table.ts';
import { Client, newKey, newPart } from '../testing/client.ts';
import { POINTS } from '../testing/fate.ts';
import { playOut } from '../testing/party.ts';
import { type ServerProcess, startMortal } from '../testing/process.ts';

/** So many kills by day; by night `timesAsMany`. */
const KILLS = 30 * inject('timesAsMany');

const { root, folder: programs } = inject('programs');
const folder = mkdtempSync(join(tmpdir(), 'dt-kill-'));
/** Also where the test fails, none lives on. */
const started: Phoenix[] = [];
afterAll(async () => {
  for (const phoenix of started) await phoenix.end();
  rmSync(folder, { recursive: true, force: true });
});

beforeAll(() => {
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  execFileSync(process.execPath, [tsx, join(root, 'tools', 'build-server.ts'), programs], {
    cwd: root,
    stdio: 'inherit',
  });
}, 120_000);

/** A server that is started again whenever it dies, each time with another fate, until it has died often enough. */
class Phoenix {
  deaths = 0;
  where = 'ws://127.0.0.1:9/play';
  readonly died = new Map<string, number>();
  private readonly data: string;
  private readonly chance: Chance;
  private readonly wanted: number;
  private now: ServerProcess | null = null;
  private over = false;

  constructor(data: string, seed: string, wanted: number) {
    this.data = data;
    this.chance = new Chance(seed);
    this.wanted = wanted;
  }

  async live(): Promise<void> {
    while (!this.over) {
      const point = POINTS[this.deaths % POINTS.length] ?? 'after commit';
      // The lobby and the chat are written to twice in a game, entries are all the time.
      const most = /lobby|chat/.test(point) ? 2 : 6;
      const times = this.deaths < this.wanted ? 1 + this.chance.below(most) : Number.MAX_SAFE_INTEGER;
      this.now = await startMortal(programs, this.data, { point, times });
      if (this.now) this.where = this.now.where;
      const signal = await this.now?.ended;
      if (this.over) return;
      if (this.now && signal !== 'SIGKILL') throw new Error(`it ended by ${signal}`);
      this.deaths++;
      this.died.set(point, (this.died.get(point) ?? 0) + 1);
    }
  }

  async end(): Promise<void> {
    this.over = true;
    this.now?.child.kill('SIGTERM');
    await this.now?.ended;
  }
}

/** Somebody who plays, and what was acknowledged to him; `taken` is the request by which he took his seat himself. */
interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly client: Client;
  readonly taken: string | null;
}

/** Everybody says one thing, which is acknowledged by the next number. */
async function greetEachOther(people: readonly Client[]): Promise<void> {
  for (const [number, client] of people.entries())
    expect((await client.get('say', { words: { phrase: 'hello' } })).number).toBe(number);
}

/** Two who are seated by the server at one table, in the order of their seats. */
async function paired(where: () => string): Promise<Acknowledged[]> {
  const people: Acknowledged[] = [];
  for (const name of ['Ada', 'Bo']) {
    const client = await new Client({ where }).start();
    const key = newKey();
    const { table, token, seat } = await client.get('pair', {
      key,
      name,
      part: newPart(),
      options: { scenario: 'prison-1' },
      // In slow play nobody has to be there: who comes second finds the first, though a server has died meanwhile.
      clock: { kind: 'days', days: 3 },
    });
    await client.join(table, token);
    people[seat] = { table, seat, client, taken: `take ${sha256(key)}` };
  }
  expect(new Set(people.map(({ table }) => table)).size).toBe(1);
  return people;
}

test(
  `${KILLS} kills: nothing that was acknowledged is lost or doubled`,
  async () => {
    const data = join(folder, 'games.db');
    const phoenix = new Phoenix(data, 'kills', KILLS);
    started.push(phoenix);
    const living = phoenix.live();
    const where = (): string => phoenix.where;
    const acknowledged: Acknowledged[] = [];
    for (let game = 0; phoenix.deaths < KILLS; game++) {
      if (game > KILLS) throw new Error('the games are too short');
      const withBot = game % 2 === 1;
      if (game % 4 === 2) {
        const pair = await paired(where);
        acknowledged.push(...pair);
        const people = pair.map(({ client }) => client);
        await greetEachOther(people);
        await playOut(people, `kills ${game}`, 60);
        for (const client of people) await client.close();
        continue;
      }
      const first = await new Client({ where }).start();
      const opened = await first.get('open', {
        key: newKey(),
        options: { scenario: game % 3 === 2 ? 'card-1' : 'prison-1' },
        clock: { kind: 'bank', bank: 3600, increment: 10, aside: 600 },
        watch: false,
        listed: true,
      });
      const people: Client[] = [];
      for (const [seat, token] of opened.seats.entries()) {
        if (withBot && seat === 1) {
          await first.get('bot', { host: opened.host, seat, level: 'random' });
          continue;
        }
        const client = seat === 0 ? first : await new Client({ where }).start();
        await client.join(opened.table, token);
        await client.get('sit', { name: seat === 0 ? 'Ada' : 'Bo', part: newPart() });
        acknowledged.push({ table: opened.table, seat, client, taken: null });
        people.push(client);
      }
      await greetEachOther(people);
      await playOut(people, `kills ${game}`, 60);
      for (const client of people) await client.close();
    }
    await phoenix.end();
    await living;
    expect(phoenix.deaths).toBeGreaterThanOrEqual(KILLS);
    expect([...phoenix.died.keys()].sort()).toEqual([...POINTS].sort());

    const storage = openSqlite(data);
    for (const { table, seat, client, taken } of acknowledged) {
      const entries = (await storage.entries(table, 0)).map(readEntry);
      expect(entries.map(({ number }) => number)).toEqual([...entries.keys()]);
      const requests = entries.flatMap(({ request }) => request ?? []);
      expect(new Set(requests).size).toBe(requests.length);
      expect(client.acknowledged.size).toBeGreaterThan(5);
      for (const [id, number] of client.acknowledged)
        expect([`${seat} ${id}`, `host ${id}`, taken]).toContain(entries[number]?.request);
      // Whatever was said was said once.
      const said = acknowledged.filter((one) => one.table === table).map((one) => ({ seat: one.seat }));
      const heard = (await storage.said(table, 'players', 0)).map(
        ({ body }) => (JSON.parse(body) as { from: { seat: number } }).from,
      );
      expect(heard).toEqual(said);
      const end = replay(table, entries);
      expect(end?.game?.result).toEqual(client.state?.result);
    }
    await storage.close();
  },
  600_000 * inject('timesAsMany'),
);
