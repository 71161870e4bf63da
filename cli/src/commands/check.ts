/** `dt check`: whether records replay and positions can be, one line for each file. */
import {
  type Departure,
  type GameRecord,
  type Position,
  positionRemarks,
  type Unreadable,
  unreadable,
  viewOf,
  type Words,
} from '@dungeon-twister/rules';
import { type DealFault, dealFault, dealInTags } from '@dungeon-twister/protocol';
import type { Command } from 'commander';
import { Failure, REFUSED } from '../failure.ts';
import { languageFlag } from '../flags-of-commands.ts';
import { type Language, sayFaults, seatColour } from '@dungeon-twister/words';
import { type Output, print, STANDARD } from '../output.ts';
import { departureLine, nameOfFile, readGame, readText } from '../read-file.ts';
import { remarkLine } from '../check-files.ts';
import { hashOfSeed } from '../seeds.ts';

interface Flags {
  readonly json?: true;
  readonly lang: Language;
}

const WORDS = {
  en: {
    fine: 'fine',
    actions: (count: number) => `${count} ${count === 1 ? 'action' : 'actions'}`,
    position: (turn: number) => `a position, ${turn === 0 ? 'set-up' : `turn ${turn}`}`,
    unfinished: 'unfinished',
    draw: 'a draw',
    wins: (winners: readonly string[]) => `${winners.join(', ')} ${winners.length > 1 ? 'win' : 'wins'}`,
    refused: (count: number, all: number) => `Not fine: ${count} of ${all}.`,
  },
  fr: {
    fine: 'en ordre',
    actions: (count: number) => `${count} ${count < 2 ? 'action' : 'actions'}`,
    position: (turn: number) => `une position, ${turn === 0 ? 'mise en place' : `tour ${turn}`}`,
    unfinished: 'inachevée',
    draw: 'match nul',
    wins: (winners: readonly string[]) => `${winners.join(', ')} ${winners.length > 1 ? 'gagnent' : 'gagne'}`,
    refused: (count: number, all: number) => `Pas en ordre : ${count} sur ${all}.`,
  },
} as const;

export function addCheckCommand(program: Command, out: Output = STANDARD): void {
  program
    .command('check')
    .description('verifies records by playing them again, and positions')
    .argument('<files...>', 'records and positions; - for the standard input')
    .option('--json', 'answers in JSON')
    .addOption(languageFlag())
    .action((files: readonly string[], flags: Flags) => checkFiles(files, flags, out));
}

const SEED_HASH: Words = {
  en: 'the seed does not fit its hash',
  fr: 'la graine ne correspond pas à son empreinte',
};

/** What is wrong with a deal to which a server was bound. */
const DEAL: Readonly<Record<DealFault, Words>> = {
  COMMITMENT: {
    en: 'the secret of the deal does not fit the hash that was shown before the game',
    fr: 'le secret de la donne ne correspond pas à l’empreinte montrée avant la partie',
  },
  SEED: {
    en: 'the seed does not follow from the secret of the deal and what the players added',
    fr: 'la graine ne découle pas du secret de la donne et de ce que les joueurs ont ajouté',
  },
};

type Verdict =
  | ({
      readonly file: string;
      /** A sound game of older rules that cannot be replayed to its end. */
      readonly departed?: Departure;
    } & Unreadable)
  | {
      readonly file: string;
      readonly ok: true;
      readonly kind: 'position' | 'record';
      readonly scenario: string;
      readonly actions?: number;
      readonly result: string;
      readonly remarks?: readonly Words[];
    };

function checkFiles(files: readonly string[], { json, lang }: Flags, out: Output): void {
  const verdicts = files.map((file) => verdictOn(file, lang));
  if (json) print(out, verdicts);
  else for (const verdict of verdicts) print(out, sentencesOn(verdict, lang).join('\n'));
  const refused = verdicts.filter(({ ok }) => !ok).length;
  if (refused > 0) throw new Failure(REFUSED, WORDS[lang].refused(refused, files.length));
}

function verdictOn(path: string, language: Language): Verdict {
  const file = nameOfFile(path);
  const read = readText(path, language);
  if (!read.ok) return { file, ...read };
  const { text } = read;
  const found = readGame(path, text);
  if (found.kind === 'damage') {
    const { kind: _damage, ...faults } = found;
    return { file, ...faults };
  }
  if (found.kind === 'position') {
    const { position } = found;
    const { turn } = viewOf(position, 'spectator').shown;
    const scenario = position.ruleset.scenario.id;
    const result = WORDS[language].position(turn);
    return { file, ok: true, kind: 'position', scenario, result, remarks: positionRemarks(position) };
  }
  const { record, departed } = found;
  const { game } = record;
  if (departed) {
    // It does not replay: a script that asks whether all records do must not hear yes.
    const words = { en: departureLine(departed, 'en'), fr: departureLine(departed, 'fr') };
    return { file, ...unreadable([{ line: departed.line, words }]), departed };
  }
  if (!seedFits(record)) return { file, ...unreadable([{ line: seedLine(text), words: SEED_HASH }]) };
  const unfair = faultOfDeal(record);
  if (unfair) return { file, ...unreadable([{ line: seedLine(text), words: DEAL[unfair] }]) };
  return {
    file,
    ok: true,
    kind: 'record',
    scenario: game.options.scenario,
    actions: game.log.length,
    result: resultOf(game.position, language),
  };
}

function sentencesOn(verdict: Verdict, language: Language): string[] {
  if (!verdict.ok) return sayFaults(verdict.file, verdict, language);
  const words = WORDS[language];
  const { file, scenario, actions, result, remarks = [] } = verdict;
  const actionsDone = actions === undefined ? [] : [words.actions(actions)];
  return [
    [`${file}: ${words.fine}`, scenario, ...actionsDone, result].join(', '),
    ...remarks.map((remark) => remarkLine(file, remark, language)),
  ];
}

/** `blue wins 5:3`; the points of the winner stand first. */
function resultOf(p: Position, language: Language): string {
  const { ending, winners, seats } = viewOf(p, 'spectator').shown;
  const words = WORDS[language];
  const score = [...seats.keys()]
    .sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)))
    .map((seat) => seats[seat]?.points)
    .join(':');
  if (ending === 'running') return `${words.unfinished} ${score}`;
  const names = winners.map((seat) => seatColour(p.ruleset, seat, language));
  return `${names.length > 0 ? words.wins(names) : words.draw} ${score}`;
}

/** The seed was shown as a hash before the game. That the lots come from it, the record itself must prove. */
const seedFits = ({ about: { seed, seedSalt, seedHash } }: GameRecord): boolean =>
  seed === null || seedHash === null || hashOfSeed(seed, seedSalt) === seedHash;

/** A game of a server tells how its seed came about, so that nobody can have chosen it. */
function faultOfDeal({ about: { tags, seed } }: GameRecord): DealFault | null {
  const deal = dealInTags(tags, seed);
  return deal && dealFault(deal, (text) => hashOfSeed(text, null));
}

/** The line on which the seed stands, in either form of a record. */
const seedLine = (text: string): number =>
  Math.max(1, text.split('\n').findIndex((line) => /^\s*"?seed"?\s*:/i.test(line)) + 1);
