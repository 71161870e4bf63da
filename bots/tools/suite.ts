/**
 * `npm run bots:suite`: positions with proven answers (bots/suite).
 *
 *   -- --bot greedy        lets a bot play them; prints the share that it solves, by kind (`--list`: each of them)
 *   -- --prove             proves all of them anew (`--kind win`: only those)
 *   -- --find              fills the suite up to `--wanted 55` of a kind, from games of `--seed suite` (letters and figures); goes
 *                          on where it was ended; `--games 20` at most
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Bot, BOT_NAMES, botNamed } from '@dungeon-twister/bots';
import { ROOT } from '../../tools/files.ts';
import { endWith, optionsOf } from '../../tools/options.mjs';
import { type Kind, KINDS } from './suite/aim.ts';
import { shapeOf } from './suite/canonical.ts';
import { readSuite } from './suite/files.ts';
import { find } from './suite/find/find.ts';
import { faultsOf } from './suite/prove.ts';
import { solve } from './suite/solve.ts';

const HOME = join(ROOT, 'bots/suite');

const asked = optionsOf({
  bot: { type: 'string' },
  prove: { type: 'boolean' },
  find: { type: 'boolean' },
  list: { type: 'boolean' },
  kind: { type: 'string' },
  seed: { type: 'string' },
  games: { type: 'string' },
  wanted: { type: 'string' },
});

const kinds = kindsAsked();

if (asked.find) findMore();
else if (asked.prove) proveAll();
else tryBot(asked.bot ?? 'greedy');

function kindsAsked(): readonly Kind[] {
  if (asked.kind === undefined) return KINDS;
  const kind = KINDS.find((one) => one === asked.kind);
  return kind ? [kind] : endWith(`There is no kind "${asked.kind}". There are: ${KINDS.join(', ')}.`);
}

function numberAsked(name: 'games' | 'wanted', usual: number): number {
  const text = asked[name];
  if (text === undefined) return usual;
  return /^\d{1,6}$/.test(text) ? Number(text) : endWith(`--${name} needs a whole number.`);
}

function findMore(): void {
  const seed = asked.seed ?? 'suite';
  if (!/^\w{1,40}$/.test(seed)) endWith('--seed is a word of letters and figures.');
  const file = join(ROOT, 'reports', `suite-${seed}.json`);
  const next: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : 0;
  find({
    home: HOME,
    seed,
    first: typeof next === 'number' ? next : 0,
    games: numberAsked('games', 100_000),
    wanted: numberAsked('wanted', 55),
    say: (line) => console.log(line),
    done: (game) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(game));
    },
  });
}

function proveAll(): void {
  const suite = readSuite(HOME).filter(({ kind }) => kinds.includes(kind));
  const shapes = new Map<string, string>();
  let failed = 0;
  for (const { name, kind, task } of suite) {
    const shape = shapeOf(task.position);
    const twin = shapes.get(shape);
    shapes.set(shape, name);
    const faults = [...faultsOf(kind, task), ...(twin === undefined ? [] : [`the same as ${twin}`])];
    if (faults.length > 0) failed++;
    console.log(`${name}: ${faults.length === 0 ? 'proved' : faults.join('; ')}`);
  }
  console.log(`${suite.length - failed} of ${suite.length} proved`);
  if (failed > 0) process.exitCode = 1;
}

function tryBot(name: string): void {
  const makeBot = (): Bot =>
    botNamed(name) ?? endWith(`There is no bot "${name}". There are: ${BOT_NAMES.join(', ')}.`);
  makeBot();
  const suite = readSuite(HOME);
  let all = 0;
  for (const kind of kinds) {
    const tasks = suite.filter((one) => one.kind === kind);
    let solved = 0;
    for (const task of tasks) {
      const verdict = solve(task, makeBot);
      if (verdict.solved) solved++;
      if (asked.list || verdict.fault !== undefined)
        console.log(
          `  ${task.name} ${verdict.solved ? 'solved' : 'missed'}${verdict.fault ? `: ${verdict.fault}` : ''}`,
        );
    }
    all += solved;
    console.log(`${kind.padEnd(6)} ${share(solved, tasks.length)}`);
  }
  console.log(`${'all'.padEnd(6)} ${share(all, suite.filter(({ kind }) => kinds.includes(kind)).length)}`);
}

function share(solved: number, of: number): string {
  return `${solved} of ${of}, ${of === 0 ? 0 : ((100 * solved) / of).toFixed(1)} %`;
}
