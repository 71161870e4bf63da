/** The command `dt`: everything that can be asked of the rules from a shell. */
import { RULES_VERSION } from '@dungeon-twister/rules';
import { visible } from '@dungeon-twister/words';
import { Command, CommanderError } from 'commander';
import cli from '../package.json' with { type: 'json' };
import { Failure, FINE, WRONG_USAGE } from './failure.ts';
import { COMMANDS } from './commands/index.ts';
import { languageFlag, languageOf } from './flags-of-commands.ts';
import { helpInFrench } from './french-help.ts';
import type { Language } from '@dungeon-twister/words';
import { sayWrongUsage } from './wrong-usage.ts';

const CODES = {
  en: `
Exit codes: 0 fine, 1 refused (a damaged file, a record that does not replay, a faulty drawing), 2 wrong usage.
Colours are used on a terminal, unless NO_COLOR is set or TERM is dumb.`,
  fr: `
Codes de sortie : 0 en ordre, 1 refusé (un fichier abîmé, une partie qui ne se rejoue pas, un dessin fautif), 2 mauvais usage.
Des couleurs sont utilisées dans un terminal, sauf si NO_COLOR est défini ou si TERM est dumb.`,
} as const;

function createProgram(language: Language): Command {
  const program = new Command('dt')
    .description('Dungeon Twister from a shell: referee, replay, drawings, rooms and scenarios.')
    .helpCommand(true)
    .version(
      `dt ${cli.version}, rules ${RULES_VERSION}`,
      '--version',
      'the version of this program, and of the rules',
    )
    .addOption(languageFlag())
    .addHelpText('after', CODES[language]);
  for (const add of COMMANDS) add(program);
  if (language === 'fr') helpInFrench(program);
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({ outputError: () => undefined });
    // Said before the command, it holds for the command.
    if (command.options.some(({ long }) => long === '--lang')) command.setOptionValue('lang', language);
  }
  return program;
}

/** Runs a command line and answers the exit code. */
async function run(args: readonly string[]): Promise<number> {
  const language = languageOf(args);
  const program = createProgram(language);
  try {
    // Whoever asks for nothing wants to know what there is.
    await program.parseAsync(args.length > 0 ? [...args] : ['--help'], { from: 'user' });
    return typeof process.exitCode === 'number' ? process.exitCode : FINE;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return FINE;
      complain(sayWrongUsage(program, args, error, language));
      return WRONG_USAGE;
    }
    if (error instanceof Failure) {
      complain(error.message);
      return error.exitCode;
    }
    throw error;
  }
}

/** What is wrong may quote a file or a name: nothing in it is obeyed. */
function complain(sentence: string): void {
  process.stderr.write(visible(`${sentence}\n`));
}

// A reader that has seen enough (`dt show … | head`) closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(FINE);
});
process.exitCode = await run(process.argv.slice(2));
