/** The options of a new game from flags: `--scenario base --option goal=6 --option rules.undo=false`. */
import {
  BOOK_TIMER,
  type GameOptions,
  type HandicapOptions,
  optionsFaults,
  RULE_NAMES,
} from '@dungeon-twister/rules';
import { Failure, WRONG_USAGE } from '../failure.ts';
import type { Language } from '@dungeon-twister/words';
import { scenarioNamed, withNameOfOwn } from '../scenario-named.ts';

const WORDS = {
  en: {
    form: (text: string) => `--option takes key=value, not "${text}".`,
    unknown: (key: string, known: string) => `There is no option "${key}". There are: ${known}.`,
  },
  fr: {
    form: (text: string) => `--option veut clé=valeur, pas « ${text} ».`,
    unknown: (key: string, known: string) => `Il n’y a pas d’option « ${key} ». Il y a : ${known}.`,
  },
} as const;

const SCENARIO = 'base';

const HANDICAP: readonly (keyof HandicapOptions)[] = ['colour', 'stronger', 'weaker'];

/** With what stands behind the dot; the scenario has a flag of its own. The compiler asks for a key that is missing. */
const KEYS: Readonly<Record<Exclude<keyof GameOptions, 'scenario'>, readonly string[] | null>> = {
  goal: null,
  teamChoice: null,
  absent: null,
  secretObjects: null,
  rooms: null,
  own: null,
  rules: RULE_NAMES,
  timer: Object.keys(BOOK_TIMER),
  handicap: HANDICAP,
};
const KNOWN: readonly string[] = Object.entries(KEYS).flatMap(
  ([key, inner]) => inner?.map((name) => `${key}.${name}`) ?? key,
);

/** A key may have a dot (`rules.undo`); a value is a number, true, false, or a text; several are divided by commas. */
const ENTRY = /^([a-z]+)(?:\.([a-z]+))?=([^]+)$/i;

/** The scenario by its id or by a file; the usual one unless it is said, or the options bring one of their own. */
export function readOptions(
  scenario: string | undefined,
  entries: readonly string[],
  language: Language,
): GameOptions {
  const options: Record<string, unknown> = scenario === undefined ? {} : scenarioNamed(scenario, language);
  for (const entry of entries) {
    const [, key, inner, text] = ENTRY.exec(entry) ?? [];
    if (key === undefined || text === undefined) throw new Failure(WRONG_USAGE, WORDS[language].form(entry));
    const name = inner === undefined ? key : `${key}.${inner}`;
    if (!KNOWN.includes(name))
      throw new Failure(WRONG_USAGE, WORDS[language].unknown(name, KNOWN.join(', ')));
    const value = readValue(key, text);
    if (inner === undefined) options[key] = value;
    else options[key] = { ...(options[key] as object | undefined), [inner]: value };
  }
  const named = options['own'] === undefined ? { scenario: SCENARIO, ...options } : withNameOfOwn(options);
  const faults = optionsFaults(named);
  if (faults.length > 0) throw new Failure(WRONG_USAGE, faults.map((words) => words[language]).join('\n'));
  return named as unknown as GameOptions;
}

function readValue(key: string, text: string): unknown {
  // The only option that is a list.
  if (key === 'rooms') return text.split(',').map(Number);
  if (key === 'own') return text;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}
