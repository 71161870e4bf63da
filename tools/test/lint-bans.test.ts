/**
 * Proves that the bans of .oxlintrc.json bite: a ban that matches no file any more would be silent for ever.
 *
 * Each row is written as a small file into a copy of the folder structure; one run of the linter judges them all.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../files.ts';

/** Folder, source, part of the message that explains why. */
const BANNED: readonly (readonly [string, string, string])[] = [
  ['rules/src/turn', 'export const roll = Math.random();', 'seeded generator'],
  ['rules/src/turn', 'export const now = Date.now();', 'no clock'],
  ['rules/src/turn', 'export const now = new Date();', 'no clock'],
  ['rules/src/turn', 'export const now = performance.now();', 'no clock'],
  ['rules/src/turn', 'setTimeout(String, 1);', 'never wait'],
  ['rules/src/turn', 'setInterval(String, 1);', 'never wait'],
  ['rules/src/turn', 'setImmediate(String);', 'never wait'],
  ['rules/src/turn', 'queueMicrotask(String);', 'never wait'],
  ['rules/src/turn', 'requestAnimationFrame(String);', 'show nothing'],
  ['rules/src/turn', 'export const width = window.innerWidth;', 'without a browser'],
  ['rules/src/turn', 'export const page = document.body;', 'without a browser'],
  ['rules/src/turn', 'export const language = navigator.language;', 'without a browser'],
  ['rules/src/turn', "export const saved = localStorage.getItem('game');", 'store nothing'],
  ['rules/src/turn', "export const saved = sessionStorage.getItem('game');", 'store nothing'],
  ['rules/src/turn', "export const answer = fetch('/game');", 'no input or output'],
  ['rules/src/turn', "console.log('hello');", 'print nothing'],
  ['rules/src/turn', 'export const where = process.cwd();', 'browsers too'],
  ['rules/src/turn', 'export const id = crypto.randomUUID();', 'seeded generator'],
  ['rules/src/turn', 'export const now = globalThis.Date.now();', 'every other ban'],
  ['rules/src/turn', 'export const now = self.Date.now();', 'every other ban'],
  ['rules/src/turn', "export { readFileSync } from 'node:fs';", 'no dependency'],
  ['rules/src/turn', "export { join } from 'path';", 'no dependency'],
  ['rules/src/turn', "export { Chess } from 'chess.js';", 'no dependency'],
  ['rules/src/turn', "export { draw } from '../../../cli/src/draw.ts';", 'nothing of the other packages'],
  ['rules/src/turn', "export { perft } from '../../testing/perft.ts';", 'test tools'],
  ['rules/src/turn', 'export const anything: any = 1;', 'any'],
  ['rules/src/turn', "export { attack } from '../actions/attack.ts';", 'turn lies below actions'],
  ['rules/src/turn', "export type { View } from '../view/view.ts';", 'turn lies below view'],
  ['rules/src/turn', "export type Later = import('../flow/play.ts').Decision;", 'turn lies below flow'],
  ['rules/src/elsewhere', "export { pay } from '../turn/paying.ts';", 'no place among the layers'],
  ['rules/testing', 'export const roll = Math.random();', 'seeded generator'],
  ['rules/testing', 'export const now = Date.now();', 'same on every day'],
  ['rules/testing', "export { readFileSync } from 'node:fs';", 'no dependency'],
  ['rules/testing', "export { draw } from '../../cli/src/draw.ts';", 'nothing of the other packages'],
  ['rules/test', 'export const roll = Math.random();', 'seeded generator'],
  ['rules/test', 'export const now = Date.now();', 'same on every day'],
  ['rules/test', "export { draw } from 'dungeon-twister';", 'nothing of the other packages'],
  ['rules/test', "export { draw } from '../../cli/src/draw.ts';", 'nothing of the other packages'],
  ['cli/src', "export { bench } from '@dungeon-twister/bench';", 'rules and protocol only'],
  [
    'cli/src',
    "export { reach } from '@dungeon-twister/rules/src/labyrinth/reach.ts';",
    'rules and protocol only',
  ],
  ['cli/src', "export { reach } from '../../rules/src/labyrinth/reach.ts';", 'by its name'],
  ['server/src', "export { draw } from 'dungeon-twister';", 'rules, protocol, bots and words only'],
  [
    'server/src',
    "export { reach } from '@dungeon-twister/rules/src/labyrinth/reach.ts';",
    'rules, protocol, bots and words only',
  ],
  ['server/src', "export { reach } from '../../rules/src/labyrinth/reach.ts';", 'by its name'],
  ['server/src/storage', "export { Tables } from '../tables/tables.ts';", 'storage lies below tables'],
  ['bench/src', "export { draw } from 'dungeon-twister';", 'rules only'],
  ['protocol/src', "export { draw } from 'dungeon-twister';", 'rules only'],
  ['bench/src', "export { reach } from '../../rules/src/labyrinth/reach.ts';", 'by its name'],
];

/** The bans must not be so wide that nobody can work. */
const ALLOWED: readonly (readonly [string, string])[] = [
  [
    'rules/src/turn',
    "export { reach } from '../labyrinth/reach.ts';\nexport const half = Math.floor(5 / 2);",
  ],
  ['rules/testing', "export { reach } from '../src/labyrinth/reach.ts';"],
  [
    'rules/test',
    "export { readFileSync } from 'node:fs';\nexport { reach } from '../src/labyrinth/reach.ts';",
  ],
  ['cli/src', "export { newGame } from '@dungeon-twister/rules';\nexport const now = Date.now();"],
  ['bench/src', "export { perft } from '@dungeon-twister/rules/testing';\nexport { Chess } from 'chess.js';"],
];

interface Diagnostic {
  readonly message: string;
  readonly help?: string;
  readonly filename: string;
}

const fileOf = (folder: string, kind: string, row: number): string => `${folder}/${kind}-${row}.ts`;
const rows = [
  ...BANNED.map(([folder, source], row) => [fileOf(folder, 'banned', row), source] as const),
  ...ALLOWED.map(([folder, source], row) => [fileOf(folder, 'allowed', row), source] as const),
  ['rules/src/labyrinth/reach.ts', "export { sight as reach } from './sight.ts';"] as const,
  [
    'rules/src/labyrinth/sight.ts',
    "import { reach } from './reach.ts';\nexport const sight = () => reach;",
  ] as const,
];

let home: string;
let diagnostics: readonly Diagnostic[];

const messagesAbout = (file: string): string[] =>
  diagnostics
    .filter((found) => found.filename === file)
    .map(({ message, help }) => `${message} ${help ?? ''}`);

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'lint-bans-'));
  copyFileSync(join(ROOT, '.oxlintrc.json'), join(home, '.oxlintrc.json'));
  cpSync(join(ROOT, 'tools/layers'), join(home, 'tools/layers'), { recursive: true });
  for (const [file, source] of rows) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), `${source}\n`);
  }
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
    cwd: home,
    encoding: 'utf8',
  });
  diagnostics = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

BANNED.forEach(([folder, source, why], row) => {
  test(`${folder} must not say: ${source}`, () => {
    expect(messagesAbout(fileOf(folder, 'banned', row)).join('\n')).toContain(why);
  });
});

ALLOWED.forEach(([folder, source], row) => {
  test(`${folder} may say: ${source}`, () => {
    expect(messagesAbout(fileOf(folder, 'allowed', row))).toEqual([]);
  });
});

test('two files that import each other are found', () => {
  expect(messagesAbout('rules/src/labyrinth/reach.ts').join('\n')).toMatch(/cycle/i);
});
