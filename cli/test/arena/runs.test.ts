/** Whole runs of the arena: the same results whatever happens around them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseRecord } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/arena/report.ts';
import { builtCommand } from '../built.ts';
import { folderForTests } from '../files.ts';
import { reportOfArena, withoutTimes } from './in-the-arena.ts';

const files = folderForTests();
const DT = builtCommand();

const dt = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [DT, 'arena', ...args], { stdio: ['ignore', 'pipe', 'ignore'] });

async function outputOf(child: ChildProcess): Promise<string> {
  let out = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (out += text));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(0);
  return out;
}

const linesIn = (folder: string): string[] => {
  const file = join(folder, 'results.jsonl');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
};

describe('two runs with the same seed', () => {
  test.each([
    ['base', 2],
    ['standard-3', 2],
  ])('%s: play the same games, on one thread or on three', async (scenario, pairs) => {
    const run = (...more: readonly string[]): Promise<Report> =>
      reportOfArena('greedy', 'random', '--scenario', scenario, '--pairs', String(pairs), ...more);
    const folders = ['one', 'three'].map((name) => files.path(`${scenario} ${name}`));
    const one = await run('--workers', '1', '--decisions', '100', '--out', folders[0] ?? '');
    const three = await run('--workers', '3', '--decisions', '100', '--out', folders[1] ?? '');
    expect(withoutTimes(three)).toEqual(withoutTimes(one));
    for (let game = 0; game < 2 * pairs; game++) {
      const [a, b] = folders.map((folder) => readFileSync(join(folder, `games/00000${game}.json`), 'utf8'));
      expect(a).toBe(b);
    }
  });

  test('another seed plays others', async () => {
    const short = ['--pairs', '1', '--decisions', '50', '--workers', '1'];
    const one = await reportOfArena('random', 'random', ...short, '--seed', 'one');
    const other = await reportOfArena('random', 'random', ...short, '--seed', 'other');
    expect(withoutTimes(one)).not.toEqual(withoutTimes(other));
  });

  test('a bot that plays against itself is exactly as strong as itself', async () => {
    const { matches, bots } = await reportOfArena('greedy', 'greedy', '--pairs', '2', '--workers', '1');
    expect(matches[0]).toMatchObject({ score: { value: 0.5 }, won: 2, lost: 2 });
    expect(bots.map(({ bot }) => bot)).toEqual(['greedy', 'greedy#2']);
  });
});

describe('a run that was killed', () => {
  test('goes on where it was, plays nothing twice, and ends as if nothing had happened', async () => {
    const folder = files.path('killed');
    const args = ['greedy', 'random', '--pairs', '5', '--workers', '2', '--json', '--out', folder];
    const first = dt(...args);
    const ended = once(first, 'close');
    while (linesIn(folder).length < 3) await wait(20);
    first.kill('SIGKILL');
    await ended;
    const before = linesIn(folder);
    expect(before.length).toBeLessThan(10);
    // As if it had been killed in the middle of a line.
    appendFileSync(join(folder, 'results.jsonl'), '{"game":9,"pair":4,"cou');
    const report = JSON.parse(await outputOf(dt(...args))) as Report;
    const after = linesIn(folder);
    expect(after.slice(0, before.length)).toEqual(before);
    const games = after.map((line) => (JSON.parse(line) as { readonly game: number }).game);
    expect(games.toSorted((a, b) => a - b)).toEqual([...Array(10).keys()]);
    const uninterrupted = await reportOfArena('greedy', 'random', '--pairs', '5');
    expect(withoutTimes(report)).toEqual(withoutTimes(uninterrupted));
    const records = readdirSync(join(folder, 'games')).toSorted();
    expect(records.filter((name) => name.endsWith('.json'))).toHaveLength(10);
    for (const name of records.filter((one) => one.endsWith('.json')))
      expect(parseRecord(readFileSync(join(folder, 'games', name), 'utf8')).ok).toBe(true);
    // Asked once more, it plays nothing and says the same, times included.
    expect(JSON.parse(await outputOf(dt(...args)))).toEqual(report);
    expect(linesIn(folder)).toEqual(after);
  });
});

const stopped = (workers: string): Promise<Report> =>
  reportOfArena('greedy', 'random', '--pairs', '40', '--sprt', '0', '400', '--workers', workers);

describe('a test that stops the match', () => {
  test('stops it at the same pair, on however many threads', async () => {
    const one = await stopped('1');
    expect(one.matches[0]?.sprt?.verdict).toBe('accepted');
    expect(one.matches[0]?.pairs).toBeLessThan(40);
    expect(withoutTimes(await stopped('3'))).toEqual(withoutTimes(one));
  });
});

describe('a round robin', () => {
  test('everybody meets everybody, and all are rated together', async () => {
    const { matches, bots } = await reportOfArena('greedy', 'random', 'random', '--pairs', '2');
    expect(matches.map((match) => match.bots)).toEqual([
      ['greedy', 'random'],
      ['greedy', 'random#2'],
      ['random', 'random#2'],
    ]);
    expect(matches.map(({ games }) => games)).toEqual([4, 4, 4]);
    const ratings = bots.map(({ rating }) => rating?.elo ?? NaN);
    expect(ratings[0]).toBeGreaterThan(Math.max(ratings[1] ?? 0, ratings[2] ?? 0));
    expect(ratings.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 6);
  });
});
