/** `dt show`: a position, or a game at any of its moments, as anybody may see it. */
import {
  type Position,
  positionRemarks,
  stepsOf,
  viewOf,
  writePosition,
  writePositionText,
} from '@dungeon-twister/rules';
import type { Command } from 'commander';
import { tableLines } from '../render-table.ts';
import { Failure, WRONG_USAGE } from '../failure.ts';
import {
  compactFlag,
  languageFlag,
  LOOKER_NAMES,
  lookerNamed,
  LOOKERS,
  wholeNumber,
} from '../flags-of-commands.ts';
import type { Language } from '@dungeon-twister/words';
import { draw, type Output, print, STANDARD, STANDARD_ERROR } from '../output.ts';
import { checkMove, departureLine, nameOfFile, readGameFile } from '../read-file.ts';
import { remarkLine } from '../check-files.ts';

interface Flags {
  readonly as: string;
  readonly move?: number;
  readonly compact?: true;
  readonly json?: true;
  readonly text?: true;
  readonly lang: Language;
}

const WORDS = {
  en: {
    both: 'Ask for --json or for --text: not for both.',
    noText: 'What one person sees has no text form; ask for --json, or leave --as out.',
    noMoves: 'A position has no actions to count: --move is for records.',
  },
  fr: {
    both: 'Demander --json ou --text : pas les deux.',
    noText: 'Ce que voit une personne n’a pas de forme en texte ; demander --json, ou laisser --as.',
    noMoves: 'Une position n’a pas d’actions à compter : --move est pour les parties.',
  },
} as const;

export function addShowCommand(program: Command, out: Output = STANDARD, err: Output = STANDARD_ERROR): void {
  program
    .command('show')
    .description('draws a position, or the last position of a record')
    .argument('<file>', 'a position or a record; - for the standard input')
    .option('--as <viewer>', `who looks: ${LOOKER_NAMES}`, 'everything')
    .option('--move <number>', 'of a record: the position after so many actions', wholeNumber)
    .option('--json', 'writes the position (or what the viewer sees) as JSON')
    .option('--text', 'writes the position in the notation')
    .addOption(compactFlag())
    .addOption(languageFlag())
    .action((file: string, flags: Flags) => show(file, flags, out, err));
}

function show(file: string, flags: Flags, out: Output, err: Output): void {
  const { lang, json, text } = flags;
  if (json && text) throw new Failure(WRONG_USAGE, WORDS[lang].both);
  const position = positionIn(file, flags, err);
  const looker = lookerNamed(position.ruleset, flags.as, LOOKERS, lang);
  if (text && looker !== 'everything') throw new Failure(WRONG_USAGE, WORDS[lang].noText);
  if (json) print(out, looker === 'everything' ? writePosition(position) : viewOf(position, looker));
  else if (text) out.write(writePositionText(position, lang));
  else draw(out, `${tableLines(position, looker, lang, out, flags.compact).join('\n')}\n`);
}

/** What is said of it goes beside the answer, which may be read by a program. */
function positionIn(file: string, { as, move, lang }: Flags, err: Output): Position {
  const found = readGameFile(file, lang);
  if (found.kind === 'position') {
    if (move !== undefined) throw new Failure(WRONG_USAGE, WORDS[lang].noMoves);
    // What is hidden may decide it: it is said only to whoever looks at everything.
    if (LOOKERS[as] === 'everything')
      for (const remark of positionRemarks(found.position))
        print(err, remarkLine(nameOfFile(file), remark, lang));
    return found.position;
  }
  if (found.departed) print(err, departureLine(found.departed, lang));
  const { game } = found.record;
  if (move === undefined) return game.position;
  checkMove(file, move, found.record, lang);
  return stepsOf(game)[move]?.position ?? game.position;
}
