/** What is published, as somebody has it who installs it: packed, installed without a network into an empty folder, used. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULES_VERSION } from '@dungeon-twister/rules';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packAll } from '../packaging/pack-all.ts';
import { run, tsc } from '../run.ts';

const temp = mkdtempSync(join(tmpdir(), 'packages-'));
const home = join(temp, 'somebody');
const installed = join(home, 'node_modules');

const write = (name: string, text: string): void => writeFileSync(join(home, name), text);
const node = (file: string, ...args: string[]): string => run(process.execPath, [file, ...args], home);
/** Without npx, which takes its time. */
const dt = (...args: string[]): string => node('node_modules/dungeon-twister/dist/bin/dt.js', ...args);

beforeAll(async () => {
  const tarballs = await packAll(join(temp, 'packages'));
  mkdirSync(home);
  write('package.json', '{ "private": true, "type": "module" }');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs], home);
}, 300_000);
afterAll(() => rmSync(temp, { recursive: true, force: true }), 300_000);

/** The worked example of the README, as it is in the package. */
function example(): string {
  const readme = readFileSync(join(installed, '@dungeon-twister/rules/README.md'), 'utf8');
  const code = /```js\n(.*?)```/s.exec(readme)?.[1];
  if (code === undefined) throw new Error('The README has no example.');
  return code;
}

const SAID = 'read 100 actions of Ada and Blaise\n';

test('nothing else is installed with them', () => {
  expect(readdirSync(installed).filter((name) => !name.startsWith('.'))).toEqual([
    '@dungeon-twister',
    'dungeon-twister',
  ]);
  expect(readdirSync(join(installed, '@dungeon-twister'))).toEqual(['rules']);
});

test('the example of the README runs in plain Node', () => {
  write('example.js', example());
  expect(node('example.js')).toContain(SAID);
});

test('it is checked against the declarations, and runs, in a strict TypeScript program', () => {
  write('example.ts', example());
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        module: 'nodenext',
        target: 'es2023',
        lib: ['es2023', 'dom'],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        outDir: 'compiled',
      },
      files: ['example.ts'],
    }),
  );
  tsc(['-p', '.'], home);
  expect(node('compiled/example.js')).toContain(SAID);
});

test('a bundler takes it in', async () => {
  write('entry.js', example());
  await build({
    root: home,
    configFile: false,
    logLevel: 'warn',
    build: { lib: { entry: 'entry.js', formats: ['es'], fileName: 'bundle' }, outDir: 'bundled' },
  });
  expect(readFileSync(join(home, 'bundled/bundle.js'), 'utf8')).not.toMatch(/^import /m);
  expect(node('bundled/bundle.js')).toContain(SAID);
});

test('the command says what it is', () => {
  expect(run('npx', ['--offline', 'dt', '--help'], home)).toContain('Usage: dt');
  const { version } = JSON.parse(readFileSync(join(installed, 'dungeon-twister/package.json'), 'utf8')) as {
    version: string;
  };
  expect(dt('--version')).toBe(`dt ${version}, rules ${RULES_VERSION}\n`);
});

test('the command shows a position, and a scenario with lines of the rule books', () => {
  write(
    'record.js',
    `${example()}\nimport { writeFileSync } from 'node:fs';\nwriteFileSync('game.json', text);\n`,
  );
  node('record.js');
  expect(dt('show', 'game.json')).toContain('0  Blue');
  expect(dt('scenario', 'base')).toContain('base: ');
  expect(dt('scenario', 'prison-2')).toContain('BD-SCN2-');
});

test('the command lets bots play, each in a thread', () => {
  const args = ['--pairs', '1', '--decisions', '20', '--json'];
  const { faults, matches } = JSON.parse(dt('arena', 'greedy', 'random', ...args)) as {
    readonly faults: readonly unknown[];
    readonly matches: readonly { readonly games: number }[];
  };
  expect([faults, matches[0]?.games]).toEqual([[], 2]);
});

test.each(['@dungeon-twister/rules', 'dungeon-twister'])(
  'every link in the README of %s leads to a file',
  (name) => {
    const readme = readFileSync(join(installed, name, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links).not.toEqual([]);
    expect(links.filter((link) => !existsSync(join(installed, name, link)))).toEqual([]);
  },
);
