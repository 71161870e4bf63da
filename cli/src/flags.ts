/** The flags of the demonstration. A wrong one is answered with a sentence, never with a stack trace. */
import { parseArgs } from 'node:util';
import { type GameOptions, SCENARIOS } from '@dungeon-twister/rules';
import { Failure } from './failure.ts';
import { LANGUAGES, type Language } from '@dungeon-twister/words';
import { scenarioNamed } from './scenario-named.ts';

export interface Flags {
  readonly seed: string;
  readonly options: GameOptions;
  /** Milliseconds between two pictures; null = as it suits the output. */
  readonly delay: number | null;
  readonly quiet: boolean;
  readonly compact: boolean;
  readonly help: boolean;
  readonly language: Language;
}

/** A game with a bit of everything. */
const SEED = 'twister';
const MOST_DELAY = 60_000;

export const HELP = `Plays a whole game of Dungeon Twister in the terminal. Nobody thinks: the moves are drawn by lot, with a light
liking for what moves the game on. The same seed plays the same game.

  npm run demo -- [flags]

  --seed TEXT      another game for every text (now: ${SEED})
  --scenario ID    ${SCENARIOS.map(({ id }) => id).join(', ')}
                   or a file with a scenario of your own
  --delay MS       pause between two pictures, 0 for none
  --compact        two players: the small drawing, for 80 columns and 24 lines
  --quiet          only the first and the last picture
  --lang en|fr     the language
  --help           this text

Colours are used on a terminal, unless NO_COLOR is set or TERM is dumb.`;

/** The flags, or what is wrong with them. */
export function readFlags(args: readonly string[]): Flags | string {
  let values: ReturnType<typeof parse>['values'];
  try {
    ({ values } = parse(args));
  } catch (error) {
    const words = error instanceof Error ? error.message.replace(/\. To specify .*$/s, '') : String(error);
    return `${words.replace(/\.?$/, '.')} There are: ${KNOWN.join(', ')}.`;
  }
  const {
    seed = SEED,
    scenario = 'base',
    lang = 'en',
    quiet = false,
    compact = false,
    help = false,
  } = values;
  const language = LANGUAGES.find((one) => one === lang);
  if (!language) return `There is no language "${lang}". Choose one of ${LANGUAGES.join(', ')}.`;
  const delay = values.delay === undefined ? null : Number(values.delay);
  if (
    values.delay === '' ||
    (delay !== null && !(Number.isInteger(delay) && delay >= 0 && delay <= MOST_DELAY))
  )
    return `--delay takes whole milliseconds from 0 to ${MOST_DELAY}, not "${values.delay}".`;
  try {
    return { seed, options: scenarioNamed(scenario, language), delay, quiet, compact, help, language };
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

const OPTIONS = {
  seed: { type: 'string' },
  scenario: { type: 'string' },
  delay: { type: 'string' },
  quiet: { type: 'boolean' },
  compact: { type: 'boolean' },
  lang: { type: 'string' },
  help: { type: 'boolean' },
} as const;
const KNOWN = Object.keys(OPTIONS).map((name) => `--${name}`);

const parse = (args: readonly string[]) => parseArgs({ args: [...args], options: OPTIONS });
