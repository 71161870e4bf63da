/** `dt perft`: how many ways there are to go on, by depth: one number that sums up thousands of positions. */
import {
  ActionList,
  chartOf,
  colourLetter,
  createGame,
  decode,
  list,
  mustDecide,
  perform,
  type Position,
  writeAction,
} from '@dungeon-twister/rules';
import { countSequences } from '@dungeon-twister/rules/testing';
import type { Command } from 'commander';
import { Failure, WRONG_USAGE } from '../failure.ts';
import { languageFlag, wholeNumber } from '../flags-of-commands.ts';
import type { Language } from '@dungeon-twister/words';
import { type Output, print, STANDARD, STANDARD_ERROR } from '../output.ts';
import { departureLine, readGameFile } from '../read-file.ts';
import { scenarioNamed } from '../scenario-named.ts';

interface Flags {
  readonly scenario?: string;
  readonly seed?: string;
  readonly depth: number;
  readonly divide?: true;
  readonly json?: true;
  readonly lang: Language;
}

const WORDS = {
  en: {
    head: ['depth', 'sequences'],
    all: 'all',
    both: 'Count from a file, or from a new game with --scenario and --seed: not both.',
    depth: 'The depth is at least 1.',
  },
  fr: {
    head: ['profondeur', 'suites'],
    all: 'total',
    both: 'Compter depuis un fichier, ou depuis une partie nouvelle avec --scenario et --seed : pas les deux.',
    depth: 'La profondeur est d’au moins 1.',
  },
} as const;

const SCENARIO = 'base';
const SEED = 'perft';

export function addPerftCommand(
  program: Command,
  out: Output = STANDARD,
  err: Output = STANDARD_ERROR,
): void {
  program
    .command('perft')
    .description('counts the sequences of actions from a position or a new game')
    .argument('[file]', 'a position or a record; - for the standard input')
    .option('--scenario <id>', `the scenario of a new game, or a file with one (${SCENARIO})`)
    .option('--seed <text>', `its seed (${SEED})`)
    .option('--depth <number>', 'how many actions deep', wholeNumber, 2)
    .option('--divide', 'the count behind each first action')
    .option('--json', 'answers in JSON')
    .addOption(languageFlag())
    .action((file: string | undefined, flags: Flags) => perft(file, flags, out, err));
}

function perft(file: string | undefined, flags: Flags, out: Output, err: Output): void {
  const { depth, lang } = flags;
  if (depth < 1) throw new Failure(WRONG_USAGE, WORDS[lang].depth);
  const position = startOf(file, flags, err);
  if (flags.divide) divide(position, flags, out);
  else countByDepth(position, flags, out);
}

function startOf(file: string | undefined, { scenario, seed, lang }: Flags, err: Output): Position {
  if (file === undefined) return createGame(scenarioNamed(scenario ?? SCENARIO, lang), seed ?? SEED).position;
  if (scenario !== undefined || seed !== undefined) throw new Failure(WRONG_USAGE, WORDS[lang].both);
  const found = readGameFile(file, lang);
  if (found.kind === 'position') return found.position;
  if (found.departed) print(err, departureLine(found.departed, lang));
  return found.record.game.position;
}

function countByDepth(position: Position, { depth, json, lang }: Flags, out: Output): void {
  const { head } = WORDS[lang];
  const width = head[0].length + 2;
  if (!json) print(out, head[0].padEnd(width) + head[1]);
  const counts: number[] = [];
  for (let deep = 1; deep <= depth; deep++) {
    const count = countSequences(position, deep);
    counts.push(count);
    // At once: the deeper ones may take long.
    if (!json) print(out, `${String(deep).padEnd(width)}${count}`);
  }
  if (json) print(out, { counts });
}

function divide(position: Position, { depth, json, lang }: Flags, out: Output): void {
  const chart = chartOf(position);
  const actions = new ActionList();
  const after = position.copy();
  const rows: { readonly line: string; readonly count: number }[] = [];
  for (let seat = 0; seat < position.ruleset.seats; seat++) {
    if (!mustDecide(position, seat)) continue;
    list(position, seat, actions);
    const letter = colourLetter(position.ruleset, seat, lang);
    for (let i = 0; i < actions.length; i++) {
      const packed = actions.packed(i);
      const line = `${letter} ${writeAction(chart, seat, decode(position, seat, packed), lang)}`;
      perform(after.copyFrom(position), seat, packed);
      rows.push({ line, count: depth === 1 ? 1 : countSequences(after, depth - 1) });
    }
  }
  const sum = rows.reduce((total, { count }) => total + count, 0);
  if (json) {
    print(out, { depth, all: sum, divide: rows });
    return;
  }
  for (const { line, count } of rows) print(out, `${count}\t${line}`);
  print(out, `${sum}\t${WORDS[lang].all}`);
}
