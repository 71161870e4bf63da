import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { builtDemo } from './built.ts';

const DEMO = builtDemo();
const SLOW = 300_000;

function demo(...flags: string[]): {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
} {
  const { status, stdout, stderr } = spawnSync(process.execPath, [DEMO, ...flags], {
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '1' },
  });
  return { status, out: stdout, err: stderr };
}

describe('the demonstration game', () => {
  test(
    'runs to the end, draws the labyrinth and prints the result; the same seed gives the same game',
    () => {
      const first = demo('--seed', 'a test');
      expect(first.err).toBe('');
      expect(first.status).toBe(0);
      expect(first.out).toMatch(
        /\nResult: blue \d+, yellow \d+\. (Blue wins|Yellow wins|A draw) after \d+ turns in all\.\n$/,
      );
      expect(first.out).toContain('Turn 1: ');
      expect(first.out.match(/┌─+┐/g)?.length).toBeGreaterThan(10);
      // Not a terminal: plain text.
      expect(first.out).not.toContain('\x1b');
      expect(demo('--seed', 'a test').out).toBe(first.out);
    },
    SLOW,
  );

  test(
    'quiet: only the first and the last picture, in French if you like',
    () => {
      const { status, out } = demo('--seed', 'a test', '--scenario', 'prison-1', '--quiet', '--lang', 'fr');
      expect(status).toBe(0);
      expect(out.match(/┌─+┐/g)).toHaveLength(2);
      expect(out).toContain('Prison 1 : Premiers pas');
      expect(out).toMatch(/\nRésultat : bleu \d+, jaune \d+\. .* après \d+ tours en tout\.\n$/);
    },
    SLOW,
  );

  test.each(['card-1', 'card-standard'])(
    '%s is played to its goal',
    (scenario) => {
      const { status, out, err } = demo('--seed', 'cards', '--scenario', scenario, '--quiet');
      expect({ status, err }).toEqual({ status: 0, err: '' });
      const [, blue, yellow, winner] =
        /\nResult: blue (\d+), yellow (\d+)\. (Blue|Yellow) wins after \d+ turns in all\.\n$/.exec(out) ?? [];
      expect(Number(winner === 'Blue' ? blue : yellow)).toBeGreaterThanOrEqual(scenario === 'card-1' ? 2 : 5);
    },
    SLOW,
  );

  test(
    'the help is in the language that is asked for',
    () => {
      expect(demo('--help', '--lang', 'fr').out).toContain('ce texte');
    },
    SLOW,
  );

  test(
    'a wrong flag is answered with a sentence and status 2',
    () => {
      const { status, out, err } = demo('--speed', '3');
      expect(status).toBe(2);
      expect(out).toBe('');
      expect(err).toContain('There is no option --speed. There are: ');
      expect(err).not.toContain('    at ');
      expect(demo('--speed', '--lang', 'fr').err).toBe(
        'Il n’y a pas d’option --speed. Il y a : --seed, --scenario, --delay, --quiet, --compact, --lang, --help.\n' +
          'Essayer : npm run demo -- --help --lang fr\n',
      );
    },
    SLOW,
  );
});
