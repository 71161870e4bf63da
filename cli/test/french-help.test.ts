/** The help of `dt` and the faults of a command line, in French. */
import { Command, CommanderError } from 'commander';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands/index.ts';
import { errorInFrench, frenchFor, helpInFrench } from '../src/french-help.ts';

function program(): Command {
  const made = new Command('dt').exitOverride().configureOutput({ outputError: () => undefined });
  for (const add of COMMANDS) add(made);
  for (const command of made.commands)
    command.exitOverride().configureOutput({ outputError: () => undefined });
  return made;
}

describe('the help in French', () => {
  test('every sentence of every command has its French', () => {
    const sentences = program().commands.flatMap((command) => [
      command.description(),
      ...command.options.map(({ description }) => description),
      ...command.registeredArguments.map(({ description }) => description),
    ]);
    expect(sentences.length).toBeGreaterThan(40);
    expect(sentences.filter((one) => frenchFor(one) === undefined)).toEqual([]);
    for (const one of sentences) expect(frenchFor(one)).not.toBe(one);
  });

  test('no word of the library for command lines is left in English', () => {
    const made = program();
    helpInFrench(made);
    for (const command of [made, ...made.commands])
      expect(command.helpInformation()).not.toMatch(/display help|choices:|default:|Commands:|\bthe\b/);
  });
});

const LINES: readonly (readonly [string[], RegExp])[] = [
  [['show', 'a', '--bogus'], /^option inconnue : « --bogus »$/],
  [['show', 'a', '--mov', '3'], /^option inconnue : « --mov »\n\(Voulait-on dire --move \?\)$/],
  [['fly'], /^commande inconnue : « fly »/],
  [['show'], /^il manque un argument : « file »$/],
  [['show', 'a', '--move'], /^il manque une valeur à l’option « --move <number> »$/],
  [['show', 'a', '--lang', 'de'], /ne peut être « de »\. Il y a : en, fr\.$/],
  [['show', 'a', '--move', 'x'], /ne peut être « x »\. Il faut un nombre entier\.$/],
  [['show', 'a', 'b'], /^trop d’arguments : 2 au lieu de 1\.$/],
];

describe('faults of a command line in French', () => {
  test.each(LINES)('%j', async (args, said) => {
    const thrown: unknown = await program()
      .parseAsync(args, { from: 'user' })
      .catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(CommanderError);
    expect(errorInFrench(thrown as CommanderError)).toMatch(said);
  });
});
