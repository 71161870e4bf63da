/** Compiles a scenario and its options into a table: names become bits and small arrays once, and never again. */
import type { ActionKind } from '../model/action-kind.ts';
import { ANYTIME_ACTIONS } from '../actions/resign-draw-claim.ts';
import { type Ability, bit, MELEE, type Question, QUESTIONS } from '../model/ability.ts';
import type { CharacterKind, ObjectKind } from '../model/piece-kinds.ts';
import { buildLayout } from '../map/layout.ts';
import type { Room } from '../map/read-room-drawing.ts';
import { RoomTerrain } from '../labyrinth/neighbouring-squares.ts';
import { Occupancy } from '../model/occupancy.ts';
import { isAllied, lineRules } from '../model/own-and-exit-lines.ts';
import type { PieceList, Ruleset } from '../model/ruleset.ts';
import type { Stage } from '../model/stage.ts';
import { endTurn } from '../actions/end-turn.ts';
import { ACTION_ROWS } from '../content/how-actions-are-written.ts';
import { handicapFor } from '../turn/handicap.ts';
import { type GameOptions, type RuleOptions, TEAM_CHOICES } from '../model/options.ts';
import { withoutColour } from './multiplayer/seating.ts';
import type { Policies } from '../model/policies.ts';
import type { Scenario, TeamPlan } from '../model/scenario.ts';

export function compileRuleset(given: Scenario, options: GameOptions): Ruleset {
  const rules: RuleOptions = { ...given.edition.ruleDefaults, ...options.rules };
  const scenario = withoutColour({ ...given, ...given.planFor?.(rules) }, options.absent);
  const seats = scenario.colours.length;
  const layout = buildLayout(scenario.layout, (owner) =>
    owner === null ? -1 : scenario.colours.indexOf(owner),
  );
  const rooms = roomsInPlay(scenario, options);
  const abilities = abilitiesIn(scenario);
  const stages = [...scenario.edition.stages, ...abilities.flatMap((ability) => ability.stages ?? [])];
  const kinds = kindsOf(scenario, stages, abilities);
  const kindNumbers = Object.fromEntries(kinds.map((kind, number) => [kind.type, number]));
  const pieces = listPieces(scenario, kindNumbers);
  const figureKinds = [...scenario.edition.figureKinds, ...(scenario.figureKinds ?? [])].map(
    (kind) => kindNumbers[kind.type],
  );
  const abilityKinds = [...new Set([...pieces.actions, ...pieces.woundedActions].flat())];
  const terrain = new RoomTerrain(layout, rooms);
  const teamChoice = scenario.teamSize
    ? (options.teamChoice ?? (scenario.teamChoices ?? TEAM_CHOICES)[0])
    : null;
  return {
    options,
    rules,
    scenario,
    seats,
    colours: scenario.colours,
    layout,
    rooms,
    pieces,
    hostile: hostilities(scenario),
    lineRule: lineRules(scenario, layout, rules),
    policies: policiesOf(scenario, options, rules),
    stages,
    stageNumbers: Object.fromEntries(stages.map(({ id }, number) => [id, number])),
    kinds,
    kindNumbers,
    actionRows: ACTION_ROWS,
    actKinds: [...new Set([...figureKinds, ...abilityKinds, kindNumbers[endTurn.type]])],
    figureKinds,
    teamSizes: scenario.teams.map((team, seat) => teamSizeOf(scenario, options, team, seat)),
    teamChoice,
    secretTeams: options.handicap !== undefined || teamChoice === 'fullFrontal' || teamChoice === 'random',
    terrain,
    ground: scenario.edition.ground(terrain, layout, rooms),
    occupancy: new Occupancy(layout.places, pieces.count),
  };
}

function policiesOf(scenario: Scenario, options: GameOptions, rules: RuleOptions): Policies {
  const policies = scenario.edition.policies(scenario, options, rules);
  return { ...policies, ...scenario.amend?.(policies, rules) };
}

function teamSizeOf(scenario: Scenario, options: GameOptions, team: TeamPlan, seat: number): number {
  const full = scenario.teamSize?.characters ?? team.characters.length;
  if (!options.handicap || options.handicap.colour !== scenario.colours[seat]) return full;
  return handicapFor(options.handicap)?.characters ?? full;
}

/** The rooms of the scenario, or of the pairs that were named; a pair named twice is in play twice (BD-MIX-6). */
function roomsInPlay(scenario: Scenario, options: GameOptions): readonly Room[] {
  if (!options.rooms) return scenario.rooms;
  return options.rooms.flatMap((pair) => scenario.rooms.filter((room) => room.pair === pair));
}

/** Every ability of this game once. */
const abilitiesIn = ({ teams }: Scenario): readonly Ability[] => [
  ...new Set(
    teams.flatMap((team) => [...team.characters, ...team.objects]).flatMap((kind) => kind.abilities),
  ),
];

function kindsOf(scenario: Scenario, stages: readonly Stage[], abilities: readonly Ability[]): ActionKind[] {
  const all = [
    ...stages.flatMap((stage) => stage.kinds),
    ...(scenario.figureKinds ?? []),
    ...abilities.flatMap((ability) => ability.actions ?? []),
    ...ANYTIME_ACTIONS,
  ];
  return [...new Map(all.map((kind) => [kind.type, kind])).values()];
}

const traits = (abilities: readonly Ability[]): number =>
  abilities.flatMap((ability) => ability.traits ?? []).reduce((bits, trait) => bits | bit(trait), 0);

/** The abilities that a wounded keeps (BD-WOUND-7). */
const kept = (kind: CharacterKind | ObjectKind): Ability[] =>
  kind.abilities.filter((ability) => ability.whileWounded);

/** How many loads somebody with these abilities may have (CG-ITEM-4). */
const capacity = (abilities: readonly Ability[]): number =>
  abilities.find((ability) => ability.capacity !== undefined)?.capacity ?? 1;

/** The id of a piece, and whatever else it is called. */
const spellings = (id: string, kind: CharacterKind | ObjectKind): string[] => [
  id,
  ...(kind.alsoSpelt ?? []).map((name) => id.replace(kind.id, name)),
];

function listPieces(scenario: Scenario, kindNumbers: Readonly<Record<string, number>>): PieceList {
  const all: { id: string; kind: CharacterKind | ObjectKind; owner: number; isCharacter: boolean }[] = [];
  scenario.teams.forEach((team, owner) => {
    const colour = scenario.colours[owner] as string;
    for (const kind of team.characters)
      all.push({ id: `${colour}-${kind.id}`, kind, owner, isCharacter: true });
    team.objects.forEach((kind, index) => {
      // A second copy of an object is a piece of its own (CG-RULING-187).
      const copies = team.objects.slice(0, index).filter((other) => other === kind).length;
      const copy = copies > 0 ? `-${copies + 1}` : '';
      all.push({ id: `${colour}-${kind.id}${copy}`, kind, owner, isCharacter: false });
    });
  });
  const actions = (abilities: readonly Ability[]): number[] =>
    abilities.flatMap((ability) => ability.actions ?? []).map((kind) => kindNumbers[kind.type]);
  const answering = Object.fromEntries(
    QUESTIONS.map((question) => [
      question,
      all.map(({ kind }) => kind.abilities.find((ability) => ability[question] !== undefined)),
    ]),
  ) as Record<Question, (Ability | undefined)[]>;
  return {
    count: all.length,
    all: [...all.keys()],
    ids: all.map(({ id }) => id),
    kinds: all.map(({ kind }) => kind),
    owner: Uint8Array.from(all, ({ owner }) => owner),
    isCharacter: Uint8Array.from(all, ({ isCharacter }) => (isCharacter ? 1 : 0)),
    movement: Uint8Array.from(all, ({ kind }) => ('movement' in kind ? kind.movement : 0)),
    combat: Uint8Array.from(all, ({ kind }) => ('combat' in kind ? kind.combat : 0)),
    traits: Int32Array.from(all, ({ kind }) => traits(kind.abilities)),
    woundedTraits: Int32Array.from(all, ({ kind }) => traits(kept(kind))),
    exitPoints: Uint8Array.from(all, ({ kind }) =>
      kind.abilities.reduce((sum, a) => sum + (a.exitPoints ?? 0), 0),
    ),
    capacity: Uint8Array.from(all, ({ kind }) => capacity(kind.abilities)),
    woundedCapacity: Uint8Array.from(all, ({ kind }) => capacity(kept(kind))),
    letsPass: Int8Array.from(all, ({ kind }) =>
      Math.max(-1, ...kind.abilities.map(({ letsPass = -1 }) => letsPass)),
    ),
    weapon: Uint8Array.from(all, (_piece, index) => answering.weapon[index]?.weapon ?? MELEE),
    shot: Uint8Array.from(all, ({ kind }) => Math.max(0, ...kind.abilities.map(({ shot = 0 }) => shot))),
    auraBearers: [...all.keys()].filter((piece) => all[piece].kind.abilities.some(({ aura }) => aura)),
    combatAbilities: all.map(({ kind }) => kind.abilities.filter((ability) => ability.combat)),
    answering,
    actions: all.map(({ kind }) => actions(kind.abilities)),
    woundedActions: all.map(({ kind }) => actions(kept(kind))),
    byId: new Map(
      all.flatMap(({ id, kind }, index) => spellings(id, kind).map((name) => [name, index] as const)),
    ),
  };
}

const hostilities = (scenario: Scenario): Uint8Array =>
  Uint8Array.from(
    scenario.colours.flatMap((a) =>
      scenario.colours.map((b) => (a === b || isAllied(scenario, a, b) ? 0 : 1)),
    ),
  );
