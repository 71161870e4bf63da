/** A scenario in words: everything that players and authors must know of it, in both languages. */
import { type Colour, type Scenario, slotName, rulesetFor, TEAM_CHOICES } from '@dungeon-twister/rules';
import { renderMap } from './render-map.ts';
import {
  capital,
  COLOUR_WORDS,
  type Language,
  optionsOf,
  rulesOf,
  sayGoal,
  sayTeamChoice,
  SCENARIO_WORDS,
  seatColour,
} from '@dungeon-twister/words';
import { specialRules } from './rule-book.ts';
import { TOGETHER, wrapped } from './wrapped.ts';

type Team = Scenario['teams'][number];

/** One line for each thing, with its name in front; a map takes several. */
export function describeScenario(plan: Scenario, language: Language): string[] {
  // Some plans are completed by what a table chooses: here as it is played if nothing is chosen.
  const scenario = plan.planFor ? rulesetFor({ scenario: plan.id }).scenario : plan;
  const words = SCENARIO_WORDS[language];
  const { colours, teamSize, onLine } = scenario;
  const colour = (seat: number): string => seatColour(scenario, seat, language);
  const facts: Fact[] = [
    [words.edition, scenario.edition.name[language]],
    [words.players, `${colours.length}: ${colours.map((_one, seat) => colour(seat)).join(', ')}`],
    [words.goal, sayGoal(scenario, language)],
    ...alliedFacts(scenario, language),
    ...wayOutFacts(scenario, language),
    [words.map, renderMap(scenario, language).map((line) => line.replaceAll(' ', TOGETHER))],
    [words.rooms, words.roomsOf(scenario.rooms.map(({ id }) => id).join(' '), scenario.layout.slots.length)],
    ...fixedFacts(scenario, language),
    ...teamFacts(scenario, language),
    ...(teamSize ? [[words.choice, choiceOf(scenario, teamSize, language)] as [string, string[]]] : []),
    [
      scenario.layout.zones ? words.before : words.onLine,
      onLine.map((count, seat) => `${colour(seat)} ${count}`).join(', '),
    ],
    [words.deploy, deployOf(scenario, language)],
    [words.combatCards, scenario.combatCards.join(' ') || words.noCombat],
    [words.jumpCards, String(scenario.jumpCards)],
    [words.begins, scenario.firstPlayer === 'lot' ? words.byLot : colour(scenario.firstPlayer)],
    [words.options, [...optionsOf(scenario), 'rules', 'timer'].join(', ')],
    [
      words.rules,
      rulesOf(scenario)
        .map((name) => `rules.${name}`)
        .join(' '),
    ],
  ];
  if (scenario.sidesByLot) facts.push([words.sides, words.sidesByLot]);
  if (scenario.walksOnLines.length > 0)
    facts.push([words.lines, words.walks(scenario.walksOnLines.map(colour).join(', '))]);
  const special = specialRules(scenario.rules, language).map(({ id, text }) => `${id} ${text}`);
  if (special.length > 0) facts.push([words.special, special]);
  const width = Math.max(...facts.map(([name]) => name.length)) + 2;
  return [
    `${scenario.id}: ${scenario.name[language]}`,
    ...facts.flatMap(([name, fact]) =>
      linesOf(fact).map((line, index) => `  ${(index === 0 ? name : '').padEnd(width)}${line}`),
    ),
  ];
}

type Fact = [string, string | string[]];

function alliedFacts({ alliances }: Scenario, language: Language): Fact[] {
  const words = SCENARIO_WORDS[language];
  const named = (side: readonly Colour[]): string =>
    side.map((colour) => COLOUR_WORDS[colour][language]).join(words.and);
  return alliances ? [[words.sides, alliances.map(named).join(words.against)]] : [];
}

/** Where one leaves, where that is more than crossing to the other side. */
function wayOutFacts({ colours, leavesBy, layout, figureKinds = [] }: Scenario, language: Language): Fact[] {
  const words = SCENARIO_WORDS[language];
  if (colours.length === 2) return [];
  const name = (colour: Colour): string => COLOUR_WORDS[colour][language];
  const said = (fact: string | string[]): Fact[] => [[words.wayOut, fact]];
  if (leavesBy)
    return said(
      colours.flatMap((colour) => {
        const by = leavesBy[colour];
        return by ? [words.leavesBy(name(colour), name(by))] : [];
      }),
    );
  if (figureKinds.some(({ type }) => type === 'leave')) return said(words.byTheTop);
  if (layout.lines.some(({ use }) => use === 'finish')) return said(words.byTheFinish);
  if (layout.lines.some(({ use }) => use === 'dealt')) return said(words.byLots);
  return said(words.byAnyOpponent);
}

/** Rooms that always lie in the same place. */
function fixedFacts({ fixedRooms = [] }: Scenario, language: Language): Fact[] {
  const words = SCENARIO_WORDS[language];
  const lines = fixedRooms.map(({ slot, rooms }) => `${slotName(slot)}: ${rooms.join(words.or)}`);
  return lines.length > 0 ? [[words.fixed, lines.join(', ')]] : [];
}

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
    capital(seatColour({ colours }, seat, language)),
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
function choiceOf(
  scenario: Scenario,
  { characters, objects }: NonNullable<Scenario['teamSize']>,
  language: Language,
): string[] {
  const words = SCENARIO_WORDS[language];
  return [
    words.choose(characters, objects),
    ...(scenario.teamChoices ?? TEAM_CHOICES).map((choice, i) =>
      words.mode(choice, sayTeamChoice(scenario, choice, language), i === 0),
    ),
  ];
}

function deployOf({ deployOrder, colours }: Scenario, language: Language): string {
  const words = SCENARIO_WORDS[language];
  if (deployOrder === 'together') return words.together;
  if (deployOrder === 'inTurn') return words.inTurn;
  return deployOrder.map((seat) => seatColour({ colours }, seat, language)).join(', ');
}
