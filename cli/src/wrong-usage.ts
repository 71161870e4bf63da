/** A command line that was not understood: what is wrong, what there is instead, and where more is said. */
import type { Command, CommanderError } from 'commander';
import type { Language } from '@dungeon-twister/words';
import { errorInFrench } from './french-help.ts';

export const USAGE_WORDS = {
  en: {
    option: (name: string, known: string) => `There is no option ${name}. There are: ${known}.`,
    command: (name: string, known: string) => `There is no command ${name}. There are: ${known}.`,
    help: (line: string) => `Try: ${line}`,
  },
  fr: {
    option: (name: string, known: string) => `Il n’y a pas d’option ${name}. Il y a : ${known}.`,
    command: (name: string, known: string) => `Il n’y a pas de commande ${name}. Il y a : ${known}.`,
    help: (line: string) => `Essayer : ${line} --lang fr`,
  },
} as const;

export function sayWrongUsage(
  program: Command,
  args: readonly string[],
  error: CommanderError,
  language: Language,
): string {
  const words = USAGE_WORDS[language];
  const command = program.commands.find((one) => one.name() === args[0]);
  const help = words.help(command ? `dt ${command.name()} --help` : 'dt --help');
  const [, quoted = ''] = /'([^]*)'/.exec(error.message) ?? [];
  if (error.code === 'commander.unknownOption') {
    const known = [...(command ?? program).options.map(({ long }) => long), '--help'];
    return `${words.option(quoted, known.join(', '))}\n${help}`;
  }
  if (error.code === 'commander.unknownCommand') {
    const known = program.commands.map((one) => one.name());
    return `${words.command(quoted, known.join(', '))}\n${help}`;
  }
  const said = language === 'fr' ? errorInFrench(error) : error.message.replace(/^error: /, '');
  return `${said}\n${help}`;
}
