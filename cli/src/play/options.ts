/** The options of a new game from flags: `--scenario base --option goal=6 --option rules.undo=false`. */
import {
  type GameOptions,
  type HandicapOptions,
  optionsFaults,
  type RuleOptions,
  type TimerOptions,
} from '@dungeon-twister/rules';
import { WRONG_USAGE } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
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

// Written as objects, so that the compiler asks for a key that is missing here.
const RULES: Readonly<Record<keyof RuleOptions, true>> = {
  revealFromLine: true,
  jumpLanding: true,
  thiefOnPit: true,
  strictRope: true,
  selfKill: true,
  noProgressCycles: true,
  healEnemy: true,
  spearJoins: true,
  bowJoins: true,
  undo: true,
  heldBindsAll: true,
  startLimit: true,
  startHands: true,
  shootsAtFacers: true,
  carriedKeeps: true,
  savedTreasure: true,
  invertsHidden: true,
  mindFirst: true,
  bowsAdd: true,
  swordWithSpear: true,
  woundedHinder: true,
  allShootersJoin: true,
  deadGameEnds: true,
  allowMisplacement: true,
  pyramidStarters: true,
  topRoom: true,
  breakTies: true,
  otherLines: true,
  partyFighters: true,
  partyAnswers: true,
};
const TIMER: Readonly<Record<keyof TimerOptions, true>> = { turn: true, placing: true, combatCard: true };
const HANDICAP: Readonly<Record<keyof HandicapOptions, true>> = {
  colour: true,
  stronger: true,
  weaker: true,
};
/** With what stands behind the dot; the scenario has a flag of its own. */
const KEYS: Readonly<Record<Exclude<keyof GameOptions, 'scenario'>, Readonly<Record<string, true>> | null>> =
  {
    goal: null,
    teamChoice: null,
    absent: null,
    secretObjects: null,
    rooms: null,
    own: null,
    rules: RULES,
    timer: TIMER,
    handicap: HANDICAP,
  };
const KNOWN: readonly string[] = Object.entries(KEYS).flatMap(([key, inner]) =>
  inner ? Object.keys(inner).map((name) => `${key}.${name}`) : [key],
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
