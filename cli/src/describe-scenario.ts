/** A scenario in words: everything that players and authors must know of it, in both languages. */
import { type GameOptions, mapRows, ROOM_SIDE, type Scenario, TEAM_CHOICES } from '@dungeon-twister/rules';
import { capital, COLOUR_WORDS, type Language } from './language.ts';
import { SCENARIO_WORDS } from './scenario-words.ts';
import { TOGETHER, wrapped } from './wrapped.ts';

type Team = Scenario['teams'][number];

/** One line for each thing, with its name in front; a map takes several. */
export function describeScenario(scenario: Scenario, language: Language): string[] {
  const words = SCENARIO_WORDS[language];
  const { colours, teamSize, onLine } = scenario;
  const colour = (seat: number): string => COLOUR_WORDS[colours[seat] ?? 'blue'][language];
  const facts: [string, string | string[]][] = [
    [words.edition, scenario.edition.name[language]],
    [words.players, `${colours.length}: ${colours.map((_one, seat) => colour(seat)).join(', ')}`],
    [words.goal, goalOf(scenario, language)],
    [words.map, mapOf(scenario, language)],
    [words.rooms, words.roomsOf(scenario.rooms.map(({ id }) => id).join(' '), scenario.layout.slots.length)],
    ...teamFacts(scenario, language),
    ...(teamSize ? [[words.choice, choiceOf(teamSize, language)] as [string, string[]]] : []),
    [
      scenario.layout.zones ? words.before : words.onLine,
      onLine.map((count, seat) => `${colour(seat)} ${count}`).join(', '),
    ],
    [words.deploy, deployOf(scenario, language)],
    [words.combatCards, scenario.combatCards.join(' ') || words.noCombat],
    [words.jumpCards, String(scenario.jumpCards)],
    [words.begins, scenario.firstPlayer === 'lot' ? words.byLot : colour(scenario.firstPlayer)],
    [words.options, [...optionsOf(scenario), 'rules', 'timer'].join(', ')],
    [words.rules, scenario.edition.ruleNames.map((name) => `rules.${name}`).join(' ')],
  ];
  if (scenario.sidesByLot) facts.push([words.sides, words.sidesByLot]);
  if (scenario.walksOnLines.length > 0)
    facts.push([words.lines, words.walks(scenario.walksOnLines.map(colour).join(', '))]);
  const width = Math.max(...facts.map(([name]) => name.length)) + 2;
  return [
    `${scenario.id}: ${scenario.name[language]}`,
    ...facts.flatMap(([name, fact]) =>
      linesOf(fact).map((line, index) => `  ${(index === 0 ? name : '').padEnd(width)}${line}`),
    ),
  ];
}

/** What players can choose when they create a game, as the options call it. */
export const optionsOf = (scenario: Scenario): (keyof GameOptions)[] => [
  ...(scenario.goalIsOption ? (['goal'] as const) : []),
  ...(scenario.handicapAllowed ? (['handicap'] as const) : []),
  ...(scenario.teamSize ? (['teamChoice', 'rooms'] as const) : []),
  ...(scenario.secretObjectsAllowed ? (['secretObjects'] as const) : []),
];

/** Long lists are broken here; with the names before them they still fit on a usual terminal. */
const WIDTH = 58;

const linesOf = (fact: string | string[]): string[] =>
  typeof fact === 'string' ? wrapped(fact, WIDTH) : fact.flatMap((line) => wrapped(line, WIDTH));

/** A line for each player, or one for all where they have the same. */
function teamFacts({ teams, colours }: Scenario, language: Language): [string, string][] {
  const { everybody } = SCENARIO_WORDS[language];
  const [first, ...others] = teams.map((team) => teamOf(team, language));
  if (first !== undefined && others.every((team) => team === first)) return [[everybody, first]];
  return teams.map((team, seat) => [
    capital(COLOUR_WORDS[colours[seat] ?? 'blue'][language]),
    teamOf(team, language),
  ]);
}

const teamOf = ({ characters, objects }: Team, language: Language): string =>
  [characters, objects]
    .filter((kinds) => kinds.length > 0)
    .map((kinds) => counted(kinds.map(({ name }) => name[language])))
    .join('; ');

/** `Key ×2, Rope`: what is there more than once is named once. */
const counted = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => {
      const count = names.filter((one) => one === name).length;
      return (count > 1 ? `${name} ×${count}` : name).replaceAll(' ', TOGETHER);
    })
    .join(', ');

/** How many each takes, and every way to choose them. */
function choiceOf({ characters, objects }: NonNullable<Scenario['teamSize']>, language: Language): string[] {
  const words = SCENARIO_WORDS[language];
  return [
    words.choose(characters, objects),
    ...TEAM_CHOICES.map((choice, i) => words.mode(choice, words.modes[choice], i === 0)),
  ];
}

function goalOf({ goal, teams, colours }: Scenario, language: Language): string {
  const words = SCENARIO_WORDS[language];
  if (goal.kind === 'points') return words.points(goal.points, goal.atOnce);
  if (goal.kind === 'kills') return words.kills(goal.kills);
  if (goal.kind === 'allOut') return words.allOut;
  const seat = 1 - goal.hunters;
  const owner = colours[seat] ?? 'blue';
  const prey = teams[seat]?.characters.find(({ id }) => goal.prey === `${owner}-${id}`);
  return words.hunt(prey?.name[language] ?? goal.prey, COLOUR_WORDS[owner][language]);
}

function deployOf({ deployOrder, colours }: Scenario, language: Language): string {
  const words = SCENARIO_WORDS[language];
  if (deployOrder === 'together') return words.together;
  return deployOrder.map((seat) => COLOUR_WORDS[colours[seat] ?? 'blue'][language]).join(', ');
}

/** The map drawn small, between the two lines; a number is how many tokens a room takes. */
function mapOf({ layout }: Scenario, language: Language): string[] {
  const rows = mapRows(layout).map((row) => row.split(' '));
  const cell = Math.max(...rows.flat().map((text) => text.length)) + 2;
  const line = (y: number): string => {
    const owner = layout.lines.find((one) => one.y < 0 === y < 0)?.owner ?? 'blue';
    const length = ((layout.lines[0]?.length ?? 0) / ROOM_SIDE) * cell;
    return `${'•'.repeat(length)}  ${COLOUR_WORDS[owner][language]}`;
  };
  return [
    line(-1),
    ...rows.map((row) =>
      row.map((text) => (text === '.' ? ' '.repeat(cell) : `[${text}]`.padEnd(cell))).join(''),
    ),
    line(1),
  ];
}
