import { describe, expect, test } from 'vitest';
import { readFlags } from '../src/flags.ts';

describe('flags', () => {
  test('everything has a default', () => {
    expect(readFlags([])).toMatchObject({
      scenario: 'base',
      delay: null,
      quiet: false,
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
      scenario: 'mixed',
      delay: 20,
      quiet: true,
      help: true,
      language: 'fr',
    });
  });

  test.each([
    [['--speed'], "Unknown option '--speed'"],
    [['--seed'], "Option '--seed <value>' argument missing"],
    [['word'], "Unexpected argument 'word'."],
    [['--scenario', 'chess'], 'There is no scenario "chess". Choose one of base,'],
    [['--lang', 'de'], 'There is no language "de". Choose one of en, fr.'],
    [['--delay', 'long'], '--delay takes whole milliseconds from 0 to 60000, not "long".'],
    [['--delay', '1.5'], '--delay takes whole milliseconds'],
    [['--delay', ''], '--delay takes whole milliseconds'],
    [['--delay=-1'], '--delay takes whole milliseconds'],
  ])('%j is refused', (args, words) => {
    expect(readFlags(args)).toContain(words);
  });
});
