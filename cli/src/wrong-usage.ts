/** A command line that was not understood: what is wrong, what there is instead, and where more is said. */
import type { Command, CommanderError } from 'commander';
import type { Language } from '@dungeon-twister/words';

const WORDS = {
  en: {
    option: (name: string, known: string) => `There is no option ${name}. There are: ${known}.`,
    command: (name: string, known: string) => `There is no command ${name}. There are: ${known}.`,
    help: (line: string) => `Try: ${line}`,
  },
  fr: {
    option: (name: string, known: string) => `Il n’y a pas d’option ${name}. Il y a : ${known}.`,
    command: (name: string, known: string) => `Il n’y a pas de commande ${name}. Il y a : ${known}.`,
    help: (line: string) => `Essayer : ${line}`,
  },
} as const;

/** As far as it can be made out of a line that was not understood. */
const languageIn = (args: readonly string[]): Language =>
  args.includes('--lang=fr') || args[args.indexOf('--lang') + 1] === 'fr' ? 'fr' : 'en';

export function sayWrongUsage(program: Command, args: readonly string[], error: CommanderError): string {
  const words = WORDS[languageIn(args)];
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
  return `${error.message.replace(/^error: /, '')}\n${help}`;
}
