/** Every command of the repository says in a sentence what it does not understand, and names what it knows. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SLOW = 60_000;

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
  ['start', START, 'There are: --port, --scenario, --no-open.'],
  ['demo', 'cli/src/demo.ts', 'There are: --seed, --scenario, --delay, --quiet, --lang, --help.'],
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

  test.each(COMMANDS)(
    '%s: an unknown option gets a sentence and exit code 2',
    (_name, script, known) => {
      const { status, out, err } = run(script, ['--speed']);
      expect({ status, out }).toEqual({ status: 2, out: '' });
      expect(err).toContain('--speed');
      expect(err).toContain(known);
      expect(err).not.toContain('    at ');
    },
    SLOW,
  );

  test.each([
    [['word'], '"word" belongs to no option.'],
    [['--port'], '--port needs a value.'],
    [['--port', '--no-open'], '--port needs a value.'],
    [['--no-open=yes'], '--no-open takes no value.'],
    [['--port', '1e3'], '--port must be a number from 0 to 65535, not 1e3'],
    [['--port', '65536'], '--port must be a number from 0 to 65535, not 65536'],
    [['--scenario', 'chess'], 'There is no scenario "chess" and no file of that name. There are: base,'],
    [['--scenario', 'README.md'], 'README.md:'],
    [['--\x1b[31m'], 'There is no option --\uFFFD[31m.'],
  ])(
    'npm start -- %j',
    (args, words) => {
      const { status, out, err } = run(START, args);
      expect({ status, out }).toEqual({ status: 2, out: '' });
      expect(err).toContain(words);
      expect(err).not.toContain('    at ');
    },
    SLOW,
  );

  test(
    'npm start speaks the language of the terminal',
    () => {
      expect(run(START, ['--speed'], { LC_ALL: 'fr_FR.UTF-8' }).err).toBe(
        'Il n’y a pas d’option --speed. Il y a : --port, --scenario, --no-open.\n',
      );
    },
    SLOW,
  );
});
