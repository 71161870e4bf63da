/** The flags of the demonstration. A wrong one is answered with a sentence, never with a stack trace. */
import { parseArgs } from 'node:util';
import type { GameOptions } from '@dungeon-twister/rules';
import { DEMO_WORDS, USUAL_SEED } from './demo-words.ts';
import { Failure } from './failure.ts';
import { languageOf } from './flags-of-commands.ts';
import { LANGUAGES, type Language } from '@dungeon-twister/words';
import { scenarioNamed } from './scenario-named.ts';
import { USAGE_WORDS } from './wrong-usage.ts';

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

const MOST_DELAY = 60_000;

/** The flags, or what is wrong with them. */
export function readFlags(args: readonly string[]): Flags | string {
  // Faults are told in the language that is asked for, even where the rest is not understood.
  const words = DEMO_WORDS[languageOf(args)];
  let values: ReturnType<typeof parse>['values'];
  try {
    ({ values } = parse(args));
  } catch (error) {
    return sayFault(error, languageOf(args));
  }
  const {
    seed = USUAL_SEED,
    scenario = 'base',
    lang = 'en',
    quiet = false,
    compact = false,
    help = false,
  } = values;
  const language = LANGUAGES.find((one) => one === lang);
  if (!language) return words.language(lang, LANGUAGES.join(', '));
  const delay = values.delay === undefined ? null : Number(values.delay);
  if (
    values.delay === '' ||
    (delay !== null && !(Number.isInteger(delay) && delay >= 0 && delay <= MOST_DELAY))
  )
    return words.delay(MOST_DELAY, values.delay ?? '');
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

/** What the reader of flags does not understand; it says so in English only. */
function sayFault(error: unknown, language: Language): string {
  if (!(error instanceof Error && 'code' in error)) throw error;
  const words = DEMO_WORDS[language];
  const [, quoted = ''] = /'([^]*?)'/.exec(error.message) ?? [];
  const [option = ''] = quoted.split(' ');
  switch (error.code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return USAGE_WORDS[language].option(option, KNOWN.join(', '));
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return words.argument(quoted);
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return error.message.includes('does not take') ? words.noValue(option) : words.valueMissing(option);
    default:
      throw error;
  }
}
