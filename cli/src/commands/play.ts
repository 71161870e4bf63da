/** `dt play`: a whole game in the terminal, several people at one keyboard. */
import { resolve } from 'node:path';
import {
  type About,
  Chance,
  type Departure,
  createGame,
  Game,
  recordOf,
  writeRecord,
  writeRecordText,
} from '@dungeon-twister/rules';
import type { Command } from 'commander';
import { Failure, WRONG_USAGE } from '../failure.ts';
import { compactFlag, gathered, languageFlag } from '../flags-of-commands.ts';
import type { Language } from '@dungeon-twister/words';
import { botSeats } from '../play/bot-seats.ts';
import { type Console, standardConsole } from '../play/console.ts';
import { readOptions } from '../play/options.ts';
import { Session } from '../play/session.ts';
import { PLAY_WORDS } from '../play/words.ts';
import { departureLine, readGameFile } from '../read-file.ts';
import { seedFor, type SeedOfGame } from '../seeds.ts';
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
  en: {
    both: 'A loaded game brings its own scenario, seed and options: leave these flags out.',
    shortened: 'To save it there would lose the rest: save to another file.',
  },
  fr: {
    both: 'Une partie reprise a déjà son scénario, sa graine et ses options : omettre ces drapeaux.',
    shortened: 'L’enregistrer là perdrait le reste : choisir un autre fichier.',
  },
} as const;

type OpenDesk = (compact?: true) => Console;

export function addPlayCommand(
  program: Command,
  openDesk: OpenDesk = (compact) => standardConsole(process.stdin, process.stdout, compact),
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
    .option(
      '--bot <name>',
      'plays against you: a bot by its name, as casual, expert/runner, master@0.25 (docs/bots.md); a colour for chance; colour=name for a bot with that team',
      gathered,
    )
    .addOption(compactFlag())
    .addOption(languageFlag())
    .action((flags: Flags) => play(flags, openDesk));
}

async function play(flags: Flags, openDesk: OpenDesk): Promise<void> {
  const { lang: language } = flags;
  // Before anybody has played for an hour.
  if (flags.save !== undefined && !canBeWritten(flags.save))
    throw new Failure(WRONG_USAGE, PLAY_WORDS[language].notSaved(flags.save));
  const { game, about, secret, departed } =
    flags.load === undefined ? newGame(flags) : loaded(flags.load, flags);
  const bots = botSeats(game.position.ruleset, flags.bot ?? [], language);
  const save = (file: string): boolean => {
    // Seed and salt are told when the game is over; before, their hash binds whoever drew them.
    const told = game.result && secret ? { ...about, ...secret } : about;
    const record = recordOf(game, told);
    return writeWhole(
      file,
      file.endsWith('.json') ? json(writeRecord(record)) : writeRecordText(record, language),
    );
  };
  const console = openDesk(flags.compact);
  // Once more at the end: on a terminal the screen is cleared whenever the keyboard changes hands.
  const tellDeparture = (): void => {
    if (departed) console.write(`${departureLine(departed, language)}\n`);
  };
  tellDeparture();
  const chance = new Chance(`${secret?.seed ?? ''}, the choices`);
  try {
    await new Session(game, { language, bots, chance, save, keptIn: flags.save }, console).play();
  } finally {
    console.close();
  }
  tellDeparture();
  if (flags.save === undefined) return;
  if (!save(flags.save)) throw new Failure(WRONG_USAGE, PLAY_WORDS[language].notSaved(flags.save));
  console.write(`${PLAY_WORDS[language].saved(flags.save)}\n`);
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

interface Start {
  readonly game: Game;
  readonly about: Partial<About>;
  /** Told when the game is over. Null where the lots were drawn long ago. */
  readonly secret: SeedOfGame | null;
  readonly departed: Departure | null;
}

function newGame({ scenario, seed, option = [], lang }: Flags): Start {
  const options = readOptions(scenario, option, lang);
  const secret = seedFor(seed);
  return {
    game: createGame(options, secret.seed),
    about: { seedHash: secret.seedHash },
    secret,
    departed: null,
  };
}

const isSameFile = (a: string, b: string): boolean => resolve(a) === resolve(b);

function loaded(file: string, { scenario, seed, option, save, lang }: Flags): Start {
  if (scenario !== undefined || seed !== undefined || option !== undefined)
    throw new Failure(WRONG_USAGE, WORDS[lang].both);
  const found = readGameFile(file, lang);
  if (found.kind === 'position')
    return { game: new Game({ position: found.position }), about: {}, secret: null, departed: null };
  // Nobody should find a game shortened in the very file that he loaded.
  if (found.departed && save !== undefined && isSameFile(save, file))
    throw new Failure(WRONG_USAGE, `${departureLine(found.departed, lang)} ${WORDS[lang].shortened}`);
  return { ...found.record, secret: null, departed: found.departed };
}
