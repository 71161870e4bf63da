/**
 * A scenario from a text. It is based on a known one and says what it changes; so a short file is a whole scenario,
 * and an author begins with a game that works.
 */
import { SCENARIOS } from '../editions/scenarios.ts';
import type { Scenario, TeamPlan } from '../model/scenario.ts';
import { KNOWN_SCENARIOS, whyNoFile } from './catalogue.ts';
import { type Entry, readEntries, readId } from './entries.ts';
import { faultAt, Gathering, orUnreadable, type Unreadable } from '../json/fault.ts';
import type { Remark } from './fault.ts';
import { readGoal } from './goal-words.ts';
import { readMap } from './map-drawing.ts';
import { instead, quoted } from './nearest.ts';
import { refuseBrokenPairs } from './pairs.ts';
import {
  readCombatCards,
  readDeploy,
  readFirstPlayer,
  readJumpCards,
  readName,
  readOnLine,
  readWalkers,
  readYesOrNo,
} from './plain-values.ts';
import { type DrawnRoom, readRoomBlocks, ROOM_KEYS } from './room-blocks.ts';
import { readRoomChoice, refuseKnownNames } from './room-choice.ts';
import { pairRemarks, roomRemarks } from './room-remarks.ts';
import { Said, SCENARIO_KEYS } from './said.ts';
import { mayChooseGoal, refuseMisfits, sizeOf } from './scenario-checks.ts';
import { scenarioRemarks } from './scenario-remarks.ts';
import { readChoice, readTeam } from './team-names.ts';

/** The scenario of a file. */
export interface ReadScenario {
  readonly ok: true;
  readonly scenario: Scenario;
  readonly remarks: readonly Remark[];
}

/** Reads a scenario that somebody wrote, with the rooms that it draws. */
export const readScenario = (text: string): ReadScenario | Unreadable =>
  orUnreadable(() => {
    const gathering = new Gathering();
    const entries = readEntries(text, [...SCENARIO_KEYS, ...ROOM_KEYS], gathering);
    const hasStrayLine = !gathering.isEmpty;
    const { drawn, others } = readRoomBlocks(entries, gathering);
    // A room that cannot be read is missing wherever it is named.
    const allDrawn = gathering.isEmpty;
    const said = new Said(others, gathering, hasStrayLine);
    const id = gathering.attempt(() => readOwnId(said.need('Scenario'))) ?? '';
    const based = gathering.need(() => readBase(said.need('Based on')));
    gathering.attempt(() => refuseBrokenPairs(drawn, allDrawn));
    gathering.attempt(() => refuseKnownNames(drawn));
    const scenario = amended(based, id, said, allDrawn ? drawn : null);
    refuseMisfits(scenario, said, allDrawn, gathering);
    gathering.finish();
    const remarks = [
      ...drawn.flatMap((one) => [...roomRemarks(one)]),
      ...pairRemarks(drawn),
      ...scenarioRemarks(scenario, based, said, drawn),
    ];
    return { ok: true, scenario, remarks: remarks.sort((a, b) => a.line - b.line) };
  });

/** Options name a scenario by its id: one of the boxes must not be hidden behind another. */
function readOwnId(entry: Entry): string {
  const id = readId(entry);
  if (SCENARIOS.some((scenario) => scenario.id === id))
    faultAt(entry.line, {
      en: `Scenario: there is a scenario ${id} in the box; choose another name`,
      fr: `Scenario: il y a un scénario ${id} dans la boîte ; choisir un autre nom`,
    });
  return id;
}

function readBase({ line, key, value }: Entry): Scenario {
  const wanted = value.toLowerCase();
  const known = KNOWN_SCENARIOS.map(({ id }) => id);
  const found = KNOWN_SCENARIOS.find(({ id }) => id === wanted);
  if (found) return found;
  const other = SCENARIOS.find(({ id }) => id === wanted);
  const why = other && whyNoFile(other);
  if (why)
    faultAt(line, {
      en: `${key}: ${wanted} ${why.en}; there are: ${known.join(', ')}`,
      fr: `${key}: ${wanted} ${why.fr} ; il y a : ${known.join(', ')}`,
    });
  const { en, fr } = instead(value, known);
  return faultAt(line, {
    en: `${key}: there is no scenario ${quoted(value)}${en}`,
    fr: `${key}: il n’y a pas de scénario ${quoted(value)}${fr}`,
  });
}

/** The known scenario with what the file says instead. */
function amended(based: Scenario, id: string, said: Said, drawn: readonly DrawnRoom[] | null): Scenario {
  const { colours, teamSize: _chosen, sidesByLot: _lots, ...kept } = based;
  const name = said.read('Name', readName) ?? id;
  const teamSize = readTeamSize(based, said);
  const sidesByLot = said.read('Sides by lot', readYesOrNo) ?? based.sidesByLot ?? false;
  const scenario: Scenario = {
    ...kept,
    id,
    basedOn: based.id,
    name: { en: name, fr: said.read('Nom', readName) ?? name },
    // The numbered rules describe the scenarios of the boxes.
    rules: [],
    colours,
    layout: said.read('Map', readMap) ?? based.layout,
    rooms: (drawn && said.read('Rooms', (entry) => readRoomChoice(entry, drawn))) ?? [
      ...based.rooms,
      ...(drawn ?? []).map(({ room }) => room),
    ],
    teams: readTeams(based, said),
    ...(teamSize ? { teamSize } : {}),
    onLine: said.read('On line', (entry) => readOnLine(entry, colours)) ?? based.onLine,
    combatCards: said.read('Combat cards', readCombatCards) ?? based.combatCards,
    jumpCards: said.read('Jump cards', readJumpCards) ?? based.jumpCards,
    deployOrder: said.read('Deploy', (entry) => readDeploy(entry, colours)) ?? based.deployOrder,
    firstPlayer: said.read('First player', (entry) => readFirstPlayer(entry, colours)) ?? based.firstPlayer,
    ...(sidesByLot ? { sidesByLot } : {}),
    ...(said.read('Goal', (entry) => readGoal(entry, colours)) ?? {
      goal: based.goal,
      goalIsOption: based.goalIsOption,
    }),
    walksOnLines: said.read('Walk on lines', (entry) => readWalkers(entry, colours)) ?? based.walksOnLines,
  };
  return {
    ...scenario,
    handicapAllowed: based.handicapAllowed && suitsHandicap(scenario),
    goalIsOption: scenario.goalIsOption && (said.has('Goal') || mayChooseGoal(scenario)),
  };
}

function readTeams(based: Scenario, said: Said): readonly TeamPlan[] {
  const own = [said.read('Blue', readTeam), said.read('Yellow', readTeam)];
  return based.teams.map((team, seat) => own[seat] ?? team);
}

/** Named teams are played whole, unless the file says how many of them are chosen. */
function readTeamSize(based: Scenario, said: Said): Scenario['teamSize'] {
  if (said.has('Choose')) return said.read('Choose', readChoice) ?? undefined;
  return said.has('Blue') || said.has('Yellow') ? undefined : based.teamSize;
}

/** The table takes characters from a team of eight and the cards 5 and 6 from a hand (group BD-HANDICAP). */
function suitsHandicap(scenario: Scenario): boolean {
  const { colours, onLine, combatCards, goal } = scenario;
  return (
    colours.every((_colour, seat) => sizeOf(scenario, seat).characters === 8 && onLine[seat] <= 4) &&
    combatCards.includes(5) &&
    combatCards.includes(6) &&
    goal.kind === 'points' &&
    !goal.atOnce
  );
}
