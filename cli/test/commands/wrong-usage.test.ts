import { Command, CommanderError } from 'commander';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/commands/index.ts';
import { languageOf } from '../../src/flags-of-commands.ts';
import { sayWrongUsage } from '../../src/wrong-usage.ts';

/** What is said to a command line that is not understood. */
async function said(...args: readonly string[]): Promise<string> {
  const program = new Command('dt').version('0');
  for (const add of COMMANDS) add(program);
  for (const command of [program, ...program.commands])
    command.exitOverride().configureOutput({ outputError: () => undefined });
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return sayWrongUsage(program, args, error, languageOf(args));
  }
  return 'understood';
}

describe('a command line that is not understood', () => {
  test.each(['', 'play', 'show', 'replay', 'check', 'perft', 'referee', 'rooms', 'scenario'])(
    'dt %s: an unknown option gets a sentence that names the known ones, in both languages',
    async (name) => {
      const command = name === '' ? [] : [name];
      const help = `dt ${name === '' ? '' : `${name} `}--help`;
      const english = await said(...command, '--speed');
      expect(english).toMatch(/^There is no option --speed\. There are: --.*--help\.\nTry: /);
      expect(english.endsWith(help)).toBe(true);
      const french = await said(...command, '--speed', '--lang', 'fr');
      expect(french).toMatch(/^Il n’y a pas d’option --speed\. Il y a : --.*--help\.\nEssayer : /);
      expect(french.endsWith(`${help} --lang fr`)).toBe(true);
    },
  );

  test('all options of a command are named, and none of another', async () => {
    expect(await said('check', '-x', 'file')).toContain(
      'There is no option -x. There are: --json, --lang, --help.',
    );
    expect(await said('referee', '--json')).toContain('--games, --deeds, --line-bytes');
  });

  test('an unknown command', async () => {
    expect(await said('dream')).toMatch(
      /^There is no command dream\. There are: play, show, .*\.\nTry: dt --help$/,
    );
  });
});
