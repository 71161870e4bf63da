/**
 * `npm run bench:server`: how many requests the server keeps in a second and how long each takes, beside what limits it: a
 * bare echo over a socket, a bare durable append of the same size, and the rules alone. Everything on this machine.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ONLINE_PROTOCOL } from '@dungeon-twister/protocol';
import { RULES_VERSION } from '@dungeon-twister/rules';
import { type RawData, WebSocket } from 'ws';
import { openSqlite } from '../src/storage/sqlite/store.ts';
import { newKey } from '../testing/client.ts';
import { engineRate, type Line, OPTIONS, PART, prepare } from './bench-script.ts';

const CHILD = fileURLToPath(new URL('bench-child.ts', import.meta.url));
const EACH_MS = 4000;
const AT_ONCE = 32;
const MORE_TABLES = 400;

const folder = mkdtempSync(join(tmpdir(), 'dt-bench-'));
const children: ChildProcess[] = [];

async function start(...args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return Number(port.toString('utf8'));
}

/** A socket on which one message at a time is answered. */
class Caller {
  private readonly socket: WebSocket;
  private waiting: { text: string; resolve: (text: string) => void } | null = null;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: RawData) => {
      const text = Buffer.from(data as Buffer).toString('utf8');
      if (!this.waiting || !text.includes(this.waiting.text)) return;
      const { resolve } = this.waiting;
      this.waiting = null;
      resolve(text);
    });
  }

  static async to(address: string): Promise<Caller> {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    await once(socket, 'open');
    return new Caller(socket);
  }

  /** Sends, and answers the message that holds this text. */
  call(message: string, answer: string): Promise<string> {
    return new Promise((resolve) => {
      this.waiting = { text: answer, resolve };
      this.socket.send(message);
    });
  }

  ask(request: object, id: string): Promise<string> {
    return this.call(JSON.stringify({ ...request, id }), `"id":"${id}"`);
  }
}

interface Figures {
  readonly rate: number;
  readonly median: number;
  readonly late: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? 0;

/** Does something again and again on all lines at once, as fast as they go or with a pause for each. */
async function measure(lines: readonly (() => Promise<unknown> | null)[], pauseMs: number): Promise<Figures> {
  const took: number[] = [];
  const since = performance.now();
  const until = since + EACH_MS;
  await Promise.all(
    lines.map(async (line, index) => {
      let next = since + (pauseMs * index) / lines.length;
      while (performance.now() < until) {
        if (pauseMs > 0)
          await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
        next += pauseMs;
        const began = performance.now();
        const doing = line();
        if (!doing) return;
        await doing;
        took.push(performance.now() - began);
      }
    }),
  );
  took.sort((a, b) => a - b);
  return {
    rate: took.length / ((performance.now() - since) / 1000),
    median: at(took, 0.5),
    late: at(took, 0.99),
  };
}

/** A table with two people who have sat down; each call does the next deed of the prepared game. */
async function table(address: string, script: readonly Line[]): Promise<() => Promise<unknown> | null> {
  const seats = [await Caller.to(address), await Caller.to(address)];
  for (const caller of seats)
    await caller.ask({ do: 'hello', protocol: ONLINE_PROTOCOL, rules: RULES_VERSION }, 'hello');
  const open = { do: 'open', key: newKey(), options: OPTIONS, clock: { kind: 'none' }, watch: false };
  const opened = JSON.parse((await seats[0]?.ask(open, 'open')) ?? '') as { table: string; seats: string[] };
  for (const [seat, caller] of seats.entries()) {
    await caller.ask({ do: 'join', table: opened.table, token: opened.seats[seat] }, 'join');
    await caller.ask({ do: 'sit', name: seat === 0 ? 'Ada' : 'Bo', part: PART }, 'sit');
  }
  let next = 0;
  return () => {
    const line = script[next++];
    if (!line) return null;
    const { seat, decision, action } = line;
    return seats[seat]?.ask({ do: 'act', decision, action }, `a${next}`) ?? null;
  };
}

const tables = async (count: number, address: string, script: readonly Line[]) => {
  const all = [];
  for (let n = 0; n < count; n++) all.push(await table(address, script));
  return all;
};

async function memoryOf(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^dungeon_twister_memory_bytes (\d+)/m.exec(text)?.[1] ?? 0);
}

const say = (what: string, { rate, median, late }: Figures): void =>
  console.log(
    `${what.padEnd(44)} ${Math.round(rate).toLocaleString('en').padStart(8)} a second   median ${median.toFixed(2)} ms   99 of 100 within ${late.toFixed(2)} ms`,
  );

async function run(): Promise<void> {
  const script = prepare();
  const size =
    Math.round(script.reduce((sum, line) => sum + JSON.stringify(line).length, 0) / script.length) + 80;
  const message = JSON.stringify({ x: 'x'.repeat(size) });
  console.log(`A game of ${script.length} deeds, entries of ${size} bytes, ${AT_ONCE} tables at once.\n`);

  console.log(
    `${'the rules: check and perform'.padEnd(44)} ${Math.round(engineRate(script, EACH_MS / 2))
      .toLocaleString('en')
      .padStart(8)} a second`,
  );

  const storage = openSqlite(join(folder, 'appends.db'));
  let number = 0;
  const append = (): Promise<unknown> => storage.append('t', { number: number++, body: message }, null);
  const appends = await measure([append], 0);
  await storage.close();
  say('a bare durable append', appends);

  const echoAt = `ws://127.0.0.1:${await start('echo')}`;
  const callers = await Promise.all(Array.from({ length: AT_ONCE }, () => Caller.to(echoAt)));
  const echoes = callers.map((caller) => () => caller.call(message, 'x'));
  const echo = await measure(echoes, 0);
  say('a bare echo', echo);

  const port = await start('games', join(folder, 'games.db'));
  const address = `ws://127.0.0.1:${port}/play`;
  const full = await measure(await tables(AT_ONCE, address, script), 0);
  say('the server, as fast as it goes', full);

  const pause = (2 * AT_ONCE * 1000) / full.rate;
  const quietEcho = await measure(echoes, pause);
  say('a bare echo at half that load', quietEcho);
  const half = await measure(await tables(AT_ONCE, address, script), pause);
  say('the server at half that load', half);

  const before = await memoryOf(port);
  await tables(MORE_TABLES, address, script);
  const each = ((await memoryOf(port)) - before) / MORE_TABLES / 1000;
  console.log(`${'memory of a table with two sockets'.padEnd(44)} ${each.toFixed(0).padStart(8)} kB`);

  const slowest = Math.min(appends.rate, echo.rate);
  const limit = 3 * (quietEcho.median + appends.median);
  console.log(`\nrate: ${(full.rate / slowest).toFixed(2)} of the slowest limit (wanted: 0.5)`);
  console.log(`median at half load: ${half.median.toFixed(2)} ms (wanted: at most ${limit.toFixed(2)} ms)`);
  console.log(`memory of a table: ${each.toFixed(0)} kB (wanted: at most 100 kB)`);
}

try {
  await run();
} finally {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
