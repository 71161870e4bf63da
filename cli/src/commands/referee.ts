/** `dt referee`: the rules as a process that programs in any language can talk to. Specified in docs/referee.md. */
import { LIMITS, type Limits } from '@dungeon-twister/protocol';
import { type Command, InvalidArgumentError } from 'commander';
import cli from '../../package.json' with { type: 'json' };
import { serve } from '../referee/serve.ts';
import { Session } from '../referee/session.ts';
import { drawBits } from '../seeds.ts';

function count(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0 && /^\d+$/.test(text)) return number;
  throw new InvalidArgumentError('A whole number above 0 is wanted.');
}

export function addRefereeCommand(program: Command): void {
  program
    .command('referee')
    .description('answers questions about games: JSON lines on standard input and output (docs/referee.md)')
    .option('--games <number>', 'games at once', count, LIMITS.games)
    .option('--deeds <number>', 'deeds of one game', count, LIMITS.deeds)
    .option('--line-bytes <number>', 'bytes of a line', count, LIMITS.lineBytes)
    .option('--kept-bytes <number>', 'bytes that all games keep together', count, LIMITS.keptBytes)
    .action(async ({ games, deeds, lineBytes, keptBytes }: Limits) => {
      const limits = { games, deeds, lineBytes, keptBytes };
      const session = new Session({ program: cli.version, drawSeed: drawBits, limits });
      await serve(session, limits, process.stdin, process.stdout);
    });
}
