import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { builtCommand } from '../built.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const BOT = here('../../../examples/bots/random_bot.py');
const REFEREE = `"${process.execPath}" "${builtCommand()}" referee`;
const SLOW = 300_000;

function bot(...args: readonly string[]): {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
} {
  const { error, status, stdout, stderr } = spawnSync('python3', [BOT, '--referee', REFEREE, ...args], {
    encoding: 'utf8',
  });
  if (error)
    throw new Error(
      `python3 is needed to try the bot in examples/bots, and cannot be started: ${error.message}`,
    );
  return { status, out: stdout, err: stderr };
}

const played = (seed: string): string => bot('prison-1', '--games', '1', '--seed', seed).out;

describe('the bot in Python', () => {
  test.each(['base', 'prison-2', 'prison-5', 'mixed', 'card-1', 'card-standard'])(
    'plays whole games of %s',
    (scenario) => {
      const { status, out, err } = bot(scenario, '--games', '2', '--seed', 'a test');
      expect(err).toBe('');
      expect(status).toBe(0);
      const lines = out.trimEnd().split('\n');
      expect(lines).toHaveLength(2);
      for (const [i, line] of lines.entries())
        expect(line).toMatch(
          new RegExp(
            `^${scenario} ${i + 1}: (blue|yellow|blue and yellow|nobody) \\((goal|dead|claimed)\\) after [1-9]\\d+ actions$`,
          ),
        );
    },
    SLOW,
  );

  test(
    'plays the same game for the same seed, and another for another',
    () => {
      const first = played('one');
      expect(played('one')).toBe(first);
      expect(played('two')).not.toBe(first);
    },
    SLOW,
  );

  test(
    'says what is wrong',
    () => {
      const { status, out, err } = bot('chess');
      expect({ status, out }).toEqual({ status: 1, out: '' });
      expect(err).toContain('new: BAD_OPTIONS: there is no scenario "chess"');
      expect(err).not.toContain('Traceback');
    },
    SLOW,
  );

  test('has fewer than 60 lines', () => {
    expect(readFileSync(BOT, 'utf8').trimEnd().split('\n').length).toBeLessThan(60);
  });
});
