/** `dt play`: a whole game in the terminal, several people at one keyboard. */
import { createHash, randomBytes } from 'node:crypto';
import {
  type About,
  Chance,
  createGame,
  Game,
  recordOf,
  type Seat,
  type Table,
  writeRecord,
  writeRecordText,
} from '@dungeon-twister/rules';
import type { Command } from 'commander';
import { WRONG_USAGE } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
import { COLOUR_NAMES, compactFlag, languageFlag, lookerNamed } from '../flags-of-commands.ts';
import type { Language } from '@dungeon-twister/words';
import { type Desk, standardDesk } from '../play/desk.ts';
import { readOptions } from '../play/options.ts';
import { Session } from '../play/session.ts';
import { PLAY_WORDS } from '../play/words.ts';
import { readGameFile } from '../read-file.ts';
import { canBeWritten, writeWhole } from '../write-whole.ts';

interface Flags {
  readonly scenario?: string;
  readonly seed?: string;
  readonly option?: readonly string[];
  readonly load?: string;
  readonly save?: string;
  readonly bot?: readonly string[];
  readonly compact?: true;
  readonly lang: Language;
}

const WORDS = {
  en: { both: 'A loaded game brings its own scenario, seed and options: leave these flags out.' },
  fr: { both: 'Une partie reprise a déjà son scénario, sa graine et ses options : omettre ces drapeaux.' },
} as const;

const SEED_BYTES = 12;

const gathered = (value: string, before: readonly string[] = []): string[] => [...before, value];

type OpenDesk = (compact?: true) => Desk;

export function addPlayCommand(
  program: Command,
  openDesk: OpenDesk = (compact) => standardDesk(process.stdin, process.stdout, compact),
): void {
  program
    .command('play')
    .description('plays a whole game, everybody at this keyboard')
    .option('--scenario <id>', 'the scenario (base), or a file with one of your own')
    .option('--seed <text>', 'what chance draws; the same seed draws the same')
    .option('--option <key=value>', 'an option, as goal=6, teamChoice=draft, rules.undo=false', gathered)
    .option('--load <file>', 'goes on with a record, or begins in a position')
    .option(
      '--save <file>',
      'keeps the game there, every action as it is made: in the notation, or in JSON (.json)',
    )
    .option('--bot <colour>', `chance plays this team: ${COLOUR_NAMES}`, gathered)
    .addOption(compactFlag())
    .addOption(languageFlag())
    .action((flags: Flags) => play(flags, openDesk));
}

async function play(flags: Flags, openDesk: OpenDesk): Promise<void> {
  const { lang: language } = flags;
  // Before anybody has played for an hour.
  if (flags.save !== undefined && !canBeWritten(flags.save))
    throw new Failure(WRONG_USAGE, PLAY_WORDS[language].notSaved(flags.save));
  const { game, about, seed } = flags.load === undefined ? newGame(flags) : loaded(flags.load, flags);
  const bots = new Set((flags.bot ?? []).map((name) => botNamed(game.position.table, name, language)));
  const save = (file: string): boolean => {
    // The seed is told when the game is over; before, its hash shows that nobody can choose it afterwards.
    const told = game.result && seed !== null ? { ...about, seed } : about;
    const record = recordOf(game, told);
    return writeWhole(
      file,
      file.endsWith('.json') ? json(writeRecord(record)) : writeRecordText(record, language),
    );
  };
  const desk = openDesk(flags.compact);
  const chance = new Chance(`${seed ?? ''}, the choices`);
  try {
    await new Session(game, { language, bots, chance, save, keptIn: flags.save }, desk).play();
  } finally {
    desk.close();
  }
  if (flags.save === undefined) return;
  if (!save(flags.save)) throw new Failure(WRONG_USAGE, PLAY_WORDS[language].notSaved(flags.save));
  desk.write(`${PLAY_WORDS[language].saved(flags.save)}\n`);
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

interface Start {
  readonly game: Game;
  readonly about: Partial<About>;
  /** Null where the lots were drawn long ago. */
  readonly seed: string | null;
}

function newGame({ scenario, seed, option = [], lang }: Flags): Start {
  const options = readOptions(scenario, option, lang);
  const drawn = seed ?? randomBytes(SEED_BYTES).toString('hex');
  const seedHash = createHash('sha256').update(drawn).digest('hex');
  return { game: createGame(options, drawn), about: { seedHash }, seed: drawn };
}

function loaded(file: string, { scenario, seed, option, lang }: Flags): Start {
  if (scenario !== undefined || seed !== undefined || option !== undefined)
    throw new Failure(WRONG_USAGE, WORDS[lang].both);
  const found = readGameFile(file, lang);
  if (found.kind === 'record') return { ...found.record, seed: null };
  return { game: new Game({ position: found.position }), about: {}, seed: null };
}

function botNamed(table: Table, name: string, language: Language): Seat {
  const seat = lookerNamed(table, name, {}, language);
  return typeof seat === 'number' ? seat : -1;
}
