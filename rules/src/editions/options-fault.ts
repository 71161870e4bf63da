/** What is wrong with the options of a game, in words, or null. They come from outside, so nothing is taken for granted. */
import { readOwnScenario } from '../authoring/own-scenario.ts';
import { handicapFor } from './handicap.ts';
import { ALL_ROOMS } from './party/party.ts';
import { COLOURS } from '../vocabulary.ts';
import { type GameOptions, LEVELS, type RuleOptions, TEAM_CHOICES } from './options.ts';
import type { Scenario } from './scenario.ts';
import { SCENARIOS, scenarioById } from './scenarios.ts';

type Known = Readonly<Record<string, (value: unknown) => boolean>>;

const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
const isSeconds = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;
const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);

const RULES: Readonly<Record<keyof RuleOptions, (value: unknown) => boolean>> = {
  revealFromLine: oneOf('alongLine', 'inFront'),
  jumpLanding: oneOf('straight', 'anySide'),
  thiefOnPit: oneOf('ropeSaves', 'alwaysDies'),
  strictRope: isBoolean,
  selfKill: oneOf('opponent', 'none'),
  noProgressCycles: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100,
  healEnemy: isBoolean,
  spearJoins: isBoolean,
  bowJoins: isBoolean,
  undo: isBoolean,
  heldBindsAll: isBoolean,
  startLimit: isBoolean,
  startHands: isBoolean,
  shootsAtFacers: isBoolean,
  carriedKeeps: isBoolean,
  savedTreasure: isBoolean,
  invertsHidden: isBoolean,
  mindFirst: isBoolean,
  bowsAdd: isBoolean,
  swordWithSpear: isBoolean,
  woundedHinder: isBoolean,
  deadGameEnds: isBoolean,
  allowMisplacement: isBoolean,
  pyramidStarters: oneOf(3, 4),
  topRoom: oneOf(...ALL_ROOMS.map(({ id }) => id)),
  breakTies: isBoolean,
  otherLines: oneOf('closed', 'open'),
};
const TIMER: Known = { turn: isSeconds, placing: isSeconds, combatCard: isSeconds };
const GOALS = [5, 6, 7, 8];
/** With three, one of the four colours is absent. */
const PLAYERS_OF_THREE = 3;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsFault(name: string, value: unknown, known: Known): string | null {
  if (!isRecord(value)) return `${name} must be an object`;
  for (const [key, setting] of Object.entries(value)) {
    if (!Object.hasOwn(known, key)) return `${name}.${key} is unknown`;
    if (!known[key]?.(setting)) return `${name}.${key} cannot be ${JSON.stringify(setting)}`;
  }
  return null;
}

/** Everything that can be chosen, by its name. */
export const OPTION_NAMES = [
  'scenario',
  'goal',
  'rules',
  'handicap',
  'timer',
  'teamChoice',
  'secretObjects',
  'rooms',
  'absent',
  'own',
];

/** The scenario, or why there is none. */
function namedScenario(id: unknown, own: unknown): Scenario | string {
  if (own !== undefined) return ownScenario(id, own);
  const known = typeof id === 'string' ? scenarioById(id) : undefined;
  return (
    known ??
    `there is no scenario ${JSON.stringify(id)}; there are ${SCENARIOS.map((scenario) => scenario.id).join(', ')}`
  );
}

function ownScenario(id: unknown, own: unknown): Scenario | string {
  if (typeof own !== 'string') return 'own must be the text of a scenario';
  const read = readOwnScenario(own);
  if (!read.ok) return `own: line ${read.line}: ${read.reason}`;
  return read.scenario.id === id
    ? read.scenario
    : `scenario must be ${JSON.stringify(read.scenario.id)}, as the text of own says, not ${JSON.stringify(id)}`;
}

export function optionsFault(options: unknown): string | null {
  if (!isRecord(options)) return 'options must be an object';
  const unknown = Object.keys(options).find((key) => !OPTION_NAMES.includes(key));
  if (unknown !== undefined) return `${unknown} is unknown; there are ${OPTION_NAMES.join(', ')}`;
  const scenario = namedScenario(options['scenario'], options['own']);
  if (typeof scenario === 'string') return scenario;
  const { goal, rules, handicap, timer, teamChoice, secretObjects, rooms, absent } = options;
  if (goal !== undefined && !(scenario.goalIsOption && GOALS.includes(goal as number)))
    return scenario.goalIsOption
      ? `goal must be one of ${GOALS.join(', ')}`
      : `${scenario.id} has a goal of its own`;
  if (secretObjects !== undefined && !(scenario.secretObjectsAllowed && isBoolean(secretObjects)))
    return scenario.secretObjectsAllowed
      ? 'secretObjects must be true or false'
      : `${scenario.id} is played with open objects`;
  if (rules !== undefined) {
    const own = Object.fromEntries(scenario.edition.ruleNames.map((name) => [name, RULES[name]]));
    const fault = fieldsFault('rules', rules, own);
    if (fault) return fault;
  }
  if (timer !== undefined) {
    const fault = fieldsFault('timer', timer, TIMER);
    if (fault) return fault;
    if (Object.keys(timer as object).length !== Object.keys(TIMER).length)
      return 'timer needs turn, placing and combatCard';
  }
  if (handicap !== undefined) {
    if (!scenario.handicapAllowed) return `${scenario.id} is played without a handicap`;
    const fault = fieldsFault('handicap', handicap, {
      colour: (value) => scenario.colours.some((colour) => colour === value),
      stronger: oneOf(...LEVELS),
      weaker: oneOf(...LEVELS),
    });
    if (fault) return fault;
    const chosen = handicap as GameOptions['handicap'];
    if (!chosen?.colour || !handicapFor(chosen)) return 'handicap: the table has no such row';
  }
  const choices = scenario.teamChoices ?? TEAM_CHOICES;
  if (teamChoice !== undefined && !(scenario.teamSize && choices.some((choice) => choice === teamChoice)))
    return scenario.teamSize
      ? `teamChoice must be one of ${choices.join(', ')}`
      : `${scenario.id} has fixed teams`;
  if (absent !== undefined) {
    if (scenario.colours.length !== PLAYERS_OF_THREE) return `nobody is absent in ${scenario.id}`;
    if (!COLOURS.some((colour) => colour === absent)) return `absent must be one of ${COLOURS.join(', ')}`;
  }
  if (rooms !== undefined) {
    if (scenario.fixedRooms || scenario.planFor || !(scenario.teamSize || scenario.roomsMayBeChosen))
      return `${scenario.id} has fixed rooms`;
    const pairs = scenario.layout.slots.length / 2;
    if (
      !Array.isArray(rooms) ||
      rooms.length !== pairs ||
      !Array.from(rooms).every((n) => scenario.rooms.some((r) => r.pair === n))
    )
      return `rooms must name ${pairs} pairs`;
    if (!scenario.pairsMayRepeat && new Set(rooms).size < rooms.length)
      return `rooms must name ${pairs} different pairs`;
  }
  return null;
}
