import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { DEMO_WORDS } from '../src/demo-words.ts';
import { readFlags } from '../src/flags.ts';

const flagsIn = (help: string) => help.match(/^ {2}--[a-z]+/gm);

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

  test('the help names every flag, in both languages', () => {
    expect(flagsIn(DEMO_WORDS.fr.help)).toEqual(flagsIn(DEMO_WORDS.en.help));
    expect(flagsIn(DEMO_WORDS.en.help)).toHaveLength(7);
    expect(DEMO_WORDS.fr.help).not.toMatch(/\b(the|and|with|only|unless)\b/);
  });

  test.each([
    [['--speed'], 'There is no option --speed. There are: --seed, --scenario,'],
    [['--seed'], 'The option --seed wants a value.'],
    [['--seed', '--quiet'], 'The option --seed wants a value.'],
    [['--quiet=yes'], 'The option --quiet takes no value.'],
    [['word'], 'Only options are understood here, not "word".'],
    [['--speed', '--lang', 'fr'], 'Il n’y a pas d’option --speed. Il y a : --seed, --scenario,'],
    [['--lang=fr', '--seed'], 'Il manque une valeur à l’option --seed.'],
    [['--lang=fr', '--seed', '--quiet'], 'Il manque une valeur à l’option --seed.'],
    [['--lang=fr', '--quiet=yes'], 'L’option --quiet ne prend pas de valeur.'],
    [['--lang=fr', 'word'], 'Seules des options sont comprises ici, pas « word ».'],
    [
      ['--lang=fr', '--delay', 'x'],
      '--delay prend un nombre entier de millisecondes, de 0 à 60000, pas « x ».',
    ],
    [['--lang=fr', '--lang', 'de'], 'Il n’y a pas de langue « de ». Il y a : en, fr.'],
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
