import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readFlags } from '../src/flags.ts';

describe('flags', () => {
  test('everything has a default', () => {
    expect(readFlags([])).toMatchObject({
      options: { scenario: 'base' },
      delay: null,
      quiet: false,
      compact: false,
      help: false,
      language: 'en',
    });
  });

  test('all of them', () => {
    const args = [
      '--seed',
      'x y',
      '--scenario',
      'mixed',
      '--delay',
      '20',
      '--quiet',
      '--lang',
      'fr',
      '--help',
    ];
    expect(readFlags(args)).toEqual({
      seed: 'x y',
      options: { scenario: 'mixed' },
      delay: 20,
      quiet: true,
      compact: false,
      help: true,
      language: 'fr',
    });
  });

  test('a scenario of one’s own from a file', () => {
    const file = fileURLToPath(new URL('../../examples/scenarios/crypt.txt', import.meta.url));
    const own = readFileSync(file, 'utf8');
    expect(readFlags(['--scenario', file])).toMatchObject({ options: { scenario: 'crypt', own } });
  });

  test.each([
    [['--speed'], "Unknown option '--speed'"],
    [['--seed'], "Option '--seed <value>' argument missing"],
    [['word'], "Unexpected argument 'word'."],
    [['--scenario', 'chess'], 'There is no scenario "chess" and no file of that name. There are: base,'],
    [['--scenario', 'chess', '--lang', 'fr'], 'Il n’y a ni scénario « chess » ni fichier de ce nom.'],
    [['--lang', 'de'], 'There is no language "de". Choose one of en, fr.'],
    [['--delay', 'long'], '--delay takes whole milliseconds from 0 to 60000, not "long".'],
    [['--delay', '1.5'], '--delay takes whole milliseconds'],
    [['--delay', ''], '--delay takes whole milliseconds'],
    [['--delay=-1'], '--delay takes whole milliseconds'],
  ])('%j is refused', (args, words) => {
    expect(readFlags(args)).toContain(words);
  });
});
