/** Every command of the repository says in a sentence what it does not understand, and names what it knows. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { faultIn } from '../options.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function run(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', ...env },
  });
  return { status, out: stdout, err: stderr };
}

const START = 'web/tools/start.mjs';
const NONE = 'This command has no options.';
const COMMANDS: readonly (readonly [string, string, string])[] = [
  [
    'start',
    START,
    'There are: --port, --scenario, --no-open, --data, --host, --proxy, --keep-unbegun, --keep-finished, --keep-running.',
  ],
  ['demo', 'cli/src/demo.ts', 'There are: --seed, --scenario, --delay, --quiet, --compact, --lang, --help.'],
  ['bench', 'tools/bench.mjs', NONE],
  ['bench:page', 'web/tools/measure.mjs', NONE],
  ['screenshots', 'web/tools/screenshots.mjs', NONE],
  ['perft', 'tools/perft.ts', NONE],
  ['rules:check', 'tools/rules-check.ts', NONE],
  ['rules:mutate', 'tools/rules-mutate.ts', 'There are: --seed, --mutants, --only.'],
];

describe('options of the commands of package.json', () => {
  test.each(COMMANDS)('%s is started by the script that is tried here', (name, script) => {
    const { scripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    expect(scripts[name]?.split(' ')).toContain(script);
  });

  test.each(COMMANDS)('%s: an unknown option gets a sentence and exit code 2', (_name, script, known) => {
    const { status, out, err } = run(script, ['--speed']);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain('--speed');
    expect(err).toContain(known);
    expect(err).not.toContain('    at ');
  });

  test.each([
    [['word'], '"word" belongs to no option.'],
    [['--port'], '--port needs a value.'],
    [['--port', '--no-open'], '--port needs a value.'],
    [['--no-open=yes'], '--no-open takes no value.'],
    [['--', 'word'], '"word" belongs to no option.'],
    [['--port', '80', '--no-open'], null],
    [['--port=80'], null],
    [[], null],
  ])('%j', (args, fault) => {
    expect(faultIn(args, { port: { type: 'string' }, 'no-open': { type: 'boolean' } }, 'en')).toBe(fault);
  });

  test('npm start speaks the language of the terminal, and a terminal obeys nothing in what it says', () => {
    const { status, err } = run(START, ['--scenario', '\x1b[31m'], { LC_ALL: 'fr_FR.UTF-8' });
    expect(status).toBe(2);
    expect(err).toMatch(/^Il n’y a ni scénario « \uFFFD\[31m » ni fichier de ce nom\. Il y a : base, /);
  });

  test('npm start: all faults in the file of a scenario are told with their lines', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'scenario-')), 'mine.txt');
    writeFileSync(file, 'Scenario: mine\nBased on: chess\nWobble: \u202e3\nGoal: \u202emany\n');
    const { status, err } = run(START, ['--scenario', file]);
    rmSync(dirname(file), { recursive: true });
    expect(status).toBe(2);
    const told = err.trimEnd().split('\n');
    expect(new Set(told.map((line) => line.slice(file.length).split(':')[1]))).toEqual(new Set(['2', '3']));
    expect(err).not.toContain('\u202e');
  });
});
