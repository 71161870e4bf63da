/** Games that show, together, every scenario and everything that can be chosen; made from the lists in the code. */
import { GUESTS } from '../../src/editions/guests.ts';
import { handicapFor } from '../../src/turn/handicap.ts';
import { BOOK_TIMER } from '../../src/flow/clock.ts';
import {
  type GameOptions,
  type HandicapOptions,
  LEVELS,
  type RuleOptions,
  TEAM_CHOICES,
} from '../../src/model/options.ts';
import { OPTION_NAMES } from '../../src/options-fault.ts';
import type { Scenario } from '../../src/model/scenario.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { rulesetFor } from '../../src/new-game.ts';
import { COLOURS } from '../../src/vocabulary.ts';
import { READINGS } from '../options-by-seed.ts';

const EDITIONS = [...new Set(SCENARIOS.map(({ edition }) => edition))];
const GOAL = 5;

const ROWS = LEVELS.flatMap((stronger) => LEVELS.map((weaker) => ({ stronger, weaker })));

/** The row by which most characters stay out while not all others are starters: else all see who is missing. */
function handicapOf({ colours, onLine }: Scenario): HandicapOptions {
  const kept = (row: (typeof ROWS)[number]): number => handicapFor(row)?.characters ?? 0;
  const [row] = ROWS.filter((one) => kept(one) > onLine[0]).sort((a, b) => kept(a) - kept(b));
  return { colour: colours[0], ...row };
}

const choicesOf = ({ teamSize, teamChoices }: Scenario): readonly Pick<GameOptions, 'teamChoice'>[] =>
  teamSize ? (teamChoices ?? TEAM_CHOICES).map((teamChoice) => ({ teamChoice })) : [{}];

/** Every way of choosing teams, without a handicap and with one. */
const byTeams = (scenario: Scenario): GameOptions[] =>
  choicesOf(scenario).flatMap((choice) => [
    ...(choice.teamChoice ? [{ ...choice, scenario: scenario.id, timer: BOOK_TIMER }] : []),
    ...(scenario.handicapAllowed
      ? [{ ...choice, scenario: scenario.id, handicap: handicapOf(scenario) }]
      : []),
  ]);

/** Rooms that take one kind of token only: there a token can be misplaced. */
const hasMeantRooms = ({ layout }: Scenario): boolean => layout.slots.some(({ kinds }) => kinds !== 'any');

const byScenario = (scenario: Scenario): GameOptions[] => {
  const { id: named } = scenario;
  const pairs = [...new Set(scenario.rooms.map(({ pair }) => pair))].slice(
    0,
    scenario.layout.slots.length / 2,
  );
  return [
    ...(scenario.secretObjectsAllowed ? [{ scenario: named, secretObjects: true }] : []),
    ...(scenario.edition.ruleNames.includes('allowMisplacement') && hasMeantRooms(scenario)
      ? [{ scenario: named, rules: { allowMisplacement: true } }]
      : []),
    ...(scenario.pairsMayRepeat ? [{ scenario: named, rooms: [pairs[0], ...pairs.slice(0, -1)] }] : []),
  ];
};

/** Every ruling of every edition in each of its readings, as many as possible in one game. */
const byReadings: readonly GameOptions[] = EDITIONS.flatMap((edition) => {
  const scenarios = SCENARIOS.filter((scenario) => scenario.edition === edition);
  const most = Math.max(...edition.ruleNames.map((name) => READINGS[name].length));
  return Array.from({ length: most }, (_, n) => ({
    scenario: scenarios[n % scenarios.length].id,
    rules: Object.fromEntries(
      edition.ruleNames.map((name) => [name, READINGS[name][n % READINGS[name].length]]),
    ) as Partial<RuleOptions>,
  }));
});

const first = (test: (scenario: Scenario) => boolean): string => SCENARIOS.find(test)?.id ?? '';

/** What is the same in all games of a scenario is chosen in one of them. */
const once: readonly GameOptions[] = [
  { scenario: first(({ goalIsOption }) => goalIsOption), goal: GOAL },
  { scenario: first(({ colours }) => colours.length === COLOURS.length - 1), absent: COLOURS[1] },
];

/** The scenarios themselves, each with clocks: all persons follow these. */
export const PLAIN_GAMES: readonly GameOptions[] = SCENARIOS.filter(({ teamSize }) => !teamSize).map(
  ({ id }) => ({ scenario: id, timer: BOOK_TIMER }),
);

export const CHOSEN_GAMES: readonly GameOptions[] = [
  ...SCENARIOS.flatMap(byTeams),
  ...SCENARIOS.flatMap(byScenario),
  ...byReadings,
  ...once,
];

/** A game in a scenario of one's own, from the text of it. */
export const ownGame = (own: string): GameOptions => ({
  scenario: /^Scenario:\s*(\S+)/m.exec(own)?.[1] ?? '',
  own,
});

/** What was chosen in a game, by name. */
export function choicesIn(options: GameOptions): string[] {
  const { teamChoice, rules, scenario } = rulesetFor(options);
  return [
    ...Object.keys(options),
    ...(teamChoice ? [`teams: ${teamChoice}`] : []),
    ...(options.handicap ? [`handicap, ${teamChoice ?? 'fixed teams'}`] : []),
    ...scenario.edition.ruleNames.map((name) => `${name}: ${rules[name]}`),
  ];
}

/** Everything that can be chosen, by the same names. */
export const EVERY_CHOICE: readonly string[] = [
  ...OPTION_NAMES,
  ...TEAM_CHOICES.map((choice) => `teams: ${choice}`),
  ...[...TEAM_CHOICES, 'fixed teams'].map((choice) => `handicap, ${choice}`),
  ...new Set(
    EDITIONS.flatMap(({ ruleNames }) =>
      ruleNames.flatMap((name) => READINGS[name].map((reading) => `${name}: ${reading}`)),
    ),
  ),
];

export const EVERY_STAGE: ReadonlySet<string> = new Set(
  [...EDITIONS, ...GUESTS.flatMap(({ abilities }) => abilities)].flatMap(({ stages = [] }) =>
    stages.map(({ id }) => id),
  ),
);
