/** The command itself, as a shell calls it: pipes, exit codes, no stack traces. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { recordOf, RULES_VERSION, writeRecordText } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import cli from '../../package.json' with { type: 'json' };
import { builtCommand } from '../built.ts';
import { gameByLot } from '../by-lot.ts';

/** As it is in the repository: npx finds this file. */
const SOURCE = fileURLToPath(new URL('../../bin/dt.mjs', import.meta.url));
const BUILT = builtCommand();
const SLOW = 300_000;
const dt = (args: readonly string[], input = '', command = BUILT) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '1' },
  });
  return { status, out: stdout, err: stderr };
};
const record = writeRecordText(recordOf(gameByLot({ scenario: 'base' }, 'a shell', 40)));

describe('dt in a shell', () => {
  test(
    'alone it explains itself, and no more; it knows its version and that of the rules',
    () => {
      const help = dt(['--help'], '', SOURCE);
      expect(help).toMatchObject({ status: 0, err: '' });
      expect(help.out).toContain('Usage: dt');
      expect(dt([])).toEqual(help);
      expect(dt(['--version'], '', SOURCE)).toEqual({
        status: 0,
        out: `dt ${cli.version}, rules ${RULES_VERSION}\n`,
        err: '',
      });
    },
    SLOW,
  );

  test(
    'a file by the standard input, plain text to a pipe',
    () => {
      const { status, out, err } = dt(['show', '-', '--as', 'blue'], record);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      expect(out).toContain('┌──');
      expect(out).not.toContain('\x1b');
    },
    SLOW,
  );

  test(
    'a damaged file: line and reason, exit code 1; a missing one and a wrong flag: 2',
    () => {
      const damaged = dt(['replay', '-'], record.replace('moves:', 'moves'));
      expect(damaged).toMatchObject({ status: 1, out: '' });
      expect(damaged.err).toMatch(/^stdin:\d+: .+\n$/);
      expect(dt(['show', 'no-such-file'])).toEqual({
        status: 2,
        out: '',
        err: 'no-such-file cannot be read.\n',
      });
      const wrong = dt(['check', '--speed']);
      expect(wrong.status).toBe(2);
      expect(wrong.err).toBe(
        'There is no option --speed. There are: --json, --lang, --help.\nTry: dt check --help\n',
      );
      expect(dt(['dream']).err).toMatch(
        /^There is no command dream\. There are: play, show, .*scenario, lesson\.\nTry: dt --help\n$/,
      );
      expect(wrong.err).not.toContain('    at ');
    },
    SLOW,
  );

  test(
    'nothing that a file holds is obeyed by a terminal, neither on the output nor among the errors',
    () => {
      const name = 'Name: \x1b[31mred';
      const scenario = dt(['scenario', '--check', '-'], `Scenario: evil\n${name}\nBased on: prison-5\n`);
      expect(scenario.out).toContain(String.raw`\u001b[31mred`);
      expect(scenario.out).not.toContain('\x1b');
      const damaged = dt(['show', '-'], record.replace('moves:', '\x1b[2J\nmoves:'));
      expect(damaged.err).toContain(String.raw`\u001b[2J`);
      expect(damaged.err).not.toContain('\x1b');
    },
    SLOW,
  );
});
