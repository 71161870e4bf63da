/** `dt replay`: a game once more, as a player knew it, as everybody saw it, or with everything. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import {
  compactFlag,
  languageFlag,
  LOOKER_NAMES,
  lookerNamed,
  LOOKERS,
  wholeNumber,
} from '../flags-of-commands.ts';
import { stepsOf } from '@dungeon-twister/rules';
import type { Language } from '@dungeon-twister/words';
import { isRedrawable, type Output, print, STANDARD } from '../output.ts';
import { checkMove, departureLine, readRecordFile } from '../read-file.ts';
import { browse, type Keys } from '../replay/browse.ts';
import { printStep, stepAsData } from '../replay/print.ts';

interface Flags {
  readonly lens: string;
  readonly from: number;
  readonly delay?: number;
  readonly pictures?: true;
  readonly compact?: true;
  readonly json?: true;
  readonly lang: Language;
}

export function addReplayCommand(program: Command, out: Output = STANDARD, keys: Keys = process.stdin): void {
  program
    .command('replay')
    .description('steps through a record: by keys on a terminal, line by line elsewhere')
    .argument('<file>', 'a record; - for the standard input')
    .option('--lens <lens>', `who looks: ${LOOKER_NAMES}`, 'everything')
    .option('--from <number>', 'begins after so many actions', wholeNumber, 0)
    .option('--delay <ms>', 'goes on by itself, so many milliseconds each', wholeNumber)
    .option('--pictures', 'line by line: draws the labyrinth at the end of every turn')
    .option('--json', 'writes everything as JSON')
    .addOption(compactFlag())
    .addOption(languageFlag())
    .action((file: string, flags: Flags) => replay(file, flags, out, keys));
}

async function replay(file: string, flags: Flags, out: Output, keys: Keys): Promise<void> {
  const { lang: language, from, delay } = flags;
  const { record, departed } = readRecordFile(file, language);
  const lens = lookerNamed(record.game.position.ruleset, flags.lens, LOOKERS, language);
  checkMove(file, from, record, language);
  // Where the game departs from the rules of today is told where it ends, in whatever form it is shown.
  const comments = departed
    ? [...record.about.comments, { after: record.game.log.length, text: departureLine(departed, language) }]
    : record.about.comments;
  const steps = stepsOf(record.game);
  const compact = flags.compact === true;
  const printing = { lens, language, comments, pictures: flags.pictures === true, compact };
  if (flags.json) {
    const data = steps.slice(from).map((step) => stepAsData(step, printing));
    print(out, data);
    return;
  }
  if (isRedrawable(out) && keys.isTTY && file !== '-') {
    const start = { at: from, lens, running: delay !== undefined, scrolled: 0 };
    await browse(steps, start, { language, comments, delay: delay ?? null, compact }, keys, out);
    return;
  }
  for (const step of steps.slice(from)) {
    printStep(step, printing, out);
    if (delay) await wait(delay);
  }
}
