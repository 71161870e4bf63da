/**
 * Whether the parts of a scenario fit each other. Refused is what would leave a game without a choice, without a way to
 * its goal, or with more than the position can hold; a scenario that is merely odd is played. Rules: CG-SCEN-14.
 */
import type { Scenario } from '../model/scenario.ts';
import type { SlotPlan } from '../map/layout.ts';
import { MAY_REST } from '../map/square-kinds.ts';
import type { Seat } from '../vocabulary.ts';
import { faultAt, type Gathering, readEach } from '../json/fault.ts';
import { preyOf } from './goal-words.ts';
import type { Said, ScenarioKey } from './said.ts';
import type { TeamSize } from './team-names.ts';

interface Check {
  readonly refuse: (scenario: Scenario, said: Said) => void;
  /** Where one of these could not be read, there is nothing to compare the others with. */
  readonly about: readonly ScenarioKey[];
}

const TEAMS = ['Choose', 'Blue', 'Yellow'] as const;
const CHECKS: readonly Check[] = [
  { refuse: refuseChoice, about: TEAMS },
  { refuse: refuseStartingTeams, about: [...TEAMS, 'On line', 'Map'] },
  { refuse: refuseCapacities, about: [...TEAMS, 'On line', 'Map'] },
  { refuse: refuseGoal, about: [...TEAMS, 'Goal'] },
];
const CHECKS_OF_ROOMS: readonly Check[] = [
  { refuse: refuseFewOrMany, about: ['Rooms', 'Map'] },
  { refuse: refuseCrowdedRooms, about: ['Rooms', 'Map'] },
];

/** Gathers what does not fit, as far as both sides of it could be read. */
export function refuseMisfits(scenario: Scenario, said: Said, allDrawn: boolean, gathering: Gathering): void {
  const checks = [...(allDrawn ? CHECKS_OF_ROOMS : []), ...CHECKS];
  gathering.each(checks, ({ refuse, about }) => {
    if (said.isKnown(...about)) refuse(scenario, said);
  });
}

/** More than anybody draws from. */
const MOST_PAIRS = 15;

/** Chance draws as many pairs as there are slots for. */
function refuseFewOrMany({ rooms, layout }: Scenario, said: Said): void {
  const line = said.line('Rooms', 'Map');
  const slots = layout.slots.length;
  if (rooms.length < slots)
    faultAt(line, {
      en: `the map has ${slots} places for rooms, but only ${rooms.length} rooms are in play`,
      fr: `le plan a ${slots} places pour des salles, mais ${rooms.length} salles seulement sont en jeu`,
    });
  if (rooms.length > 2 * MOST_PAIRS)
    faultAt(line, {
      en: `at most ${MOST_PAIRS} pairs of rooms are in play, these are ${rooms.length / 2}`,
      fr: `au plus ${MOST_PAIRS} paires de salles sont en jeu, ici ${rooms.length / 2}`,
    });
}

/** How many characters and objects a seat has in the game. */
export const sizeOf = ({ teams, teamSize }: Scenario, seat: Seat): TeamSize =>
  teamSize ?? { characters: teams[seat].characters.length, objects: teams[seat].objects.length };

/** Two players choose from the same kinds, and more of them than they take: a draft needs some to do without. */
function refuseChoice({ teams, teamSize }: Scenario, said: Said): void {
  if (!teamSize) return;
  const line = said.line('Choose', 'Yellow', 'Blue');
  const ids = teams.map(({ characters, objects }) =>
    [...characters, ...objects].map(({ id }) => id).toSorted(),
  );
  if (ids.some((team) => team.join() !== ids[0].join()))
    faultAt(line, {
      en: 'Choose: both players choose from the same kinds, but "Blue:" and "Yellow:" differ',
      fr: 'Choose: les deux joueurs choisissent parmi les mêmes, mais « Blue: » et « Yellow: » diffèrent',
    });
  for (const sort of ['characters', 'objects'] as const) {
    const pool = teams[0][sort].length;
    if (teamSize[sort] > 0 && teamSize[sort] >= pool)
      faultAt(line, {
        en: `Choose: ${teamSize[sort]} of ${pool} ${sort} is no choice; there must be more to choose from`,
        fr: `Choose: ${teamSize[sort]} sur ${pool} (${sort}) n’est pas un choix ; il en faut davantage`,
      });
  }
}

function refuseStartingTeams(scenario: Scenario, said: Said): void {
  const line = said.line('On line', 'Map', 'Choose', 'Blue', 'Yellow');
  readEach(scenario.colours, (colour, seat) => {
    const wanted = scenario.onLine[seat];
    const { characters } = sizeOf(scenario, seat);
    if (wanted > characters)
      faultAt(line, {
        en: `On line: ${wanted} characters of ${colour} begin on the line, but the team has ${characters}`,
        fr: `On line: ${wanted} personnages (${colour}) commencent sur la ligne, mais l’équipe en a ${characters}`,
      });
    const dots = scenario.layout.lines.find(({ owner }) => owner === colour)?.dots.length ?? 0;
    if (wanted > dots)
      faultAt(line, {
        en: `On line: ${wanted} characters of ${colour} begin on the line, but it has ${dots} dots, two for each room at it`,
        fr: `On line: ${wanted} personnages (${colour}) commencent sur la ligne, mais elle a ${dots} points, deux par salle qui la touche`,
      });
  });
}

/** What is laid on the rooms, of both players together: all that does not begin on a line. */
export function tokensOf(scenario: Scenario): TeamSize {
  let characters = 0;
  let objects = 0;
  scenario.colours.forEach((_colour, seat) => {
    const size = sizeOf(scenario, seat);
    characters += size.characters - scenario.onLine[seat];
    objects += size.objects;
  });
  return { characters, objects };
}

const takes = (slots: readonly SlotPlan[], kinds: SlotPlan['kinds']): number =>
  slots.reduce((sum, slot) => sum + ((slot.kinds ?? 'any') === kinds ? slot.capacity : 0), 0);

/**
 * Whoever must lay a token must find a room for it, however the others were laid. The worst case for objects is that
 * characters have filled the rooms which take anything, and the other way round.
 */
function refuseCapacities(scenario: Scenario, said: Said): void {
  const { slots } = scenario.layout;
  const { characters, objects } = tokensOf(scenario);
  const line = said.line('Map', 'On line', 'Choose', 'Blue', 'Yellow');
  const any = takes(slots, 'any');
  const all = slots.reduce((sum, { capacity }) => sum + capacity, 0);
  if (characters + objects > all)
    faultAt(line, {
      en: `Map: ${characters} characters and ${objects} objects are laid on the rooms, but these take ${all} tokens`,
      fr: `Map: ${characters} personnages et ${objects} objets sont posés sur les salles, qui prennent ${all} pions`,
    });
  for (const [sort, count, others, fr] of [
    ['objects', objects, characters, 'objets'],
    ['characters', characters, objects, 'personnages'],
  ] as const) {
    const room = takes(slots, sort) + Math.max(0, any - others);
    if (count > room)
      faultAt(line, {
        en: `Map: ${count} ${sort} are laid on the rooms, but there may be room for ${room} only, if the others are laid badly; let every room take anything, or give each sort rooms of its own`,
        fr: `Map: ${count} ${fr} sont posés sur les salles, mais il peut n’y avoir de place que pour ${room}, si les autres sont mal posés ; que chaque salle prenne tout, ou que chaque sorte ait ses salles`,
      });
  }
}

/** Any room may lie at any place of the map; its tokens go on squares that are no pits (BD-PLACE). */
function refuseCrowdedRooms({ layout, rooms }: Scenario, said: Said): void {
  const most = Math.max(...layout.slots.map(({ capacity }) => capacity));
  readEach(rooms, ({ id, squares }) => {
    const free = squares.filter((square) => MAY_REST[square] === 1).length;
    if (free < most)
      faultAt(said.line('Map', 'Rooms'), {
        en: `Map: a room takes ${most} tokens, but room ${id} has only ${free} squares that are no pits`,
        fr: `Map: une salle prend ${most} pions, mais la salle ${id} n’a que ${free} cases qui ne sont pas des fosses`,
      });
  });
}

interface Worth {
  readonly abilities: readonly { readonly exitPoints?: number }[];
}

/** What these bring, besides the point of whoever leaves with them. */
const worthOf = (kinds: readonly Worth[]): number =>
  kinds.flatMap(({ abilities }) => abilities).reduce((sum, { exitPoints = 0 }) => sum + exitPoints, 0);

/** The most points that a seat could ever make: everybody out, everything carried out, every enemy dead. */
function mostPoints(scenario: Scenario, seat: Seat): number {
  const figures = scenario.colours.reduce((sum, _colour, one) => sum + sizeOf(scenario, one).characters, 0);
  return (
    figures +
    worthOf(scenario.teams[seat].characters) +
    scenario.teams.reduce((sum, { objects }) => sum + worthOf(objects), 0)
  );
}

/** The highest goal that players may choose (BD-HIGHSCORE-1). */
const HIGHEST_CHOICE = 8;

export const mayChooseGoal = (scenario: Scenario): boolean =>
  scenario.colours.every((_colour, seat) => mostPoints(scenario, seat) >= HIGHEST_CHOICE);

/** A goal that nobody can reach would end the game with the first turn (BD-RULING-117). */
function refuseGoal(scenario: Scenario, said: Said): void {
  const { goal, colours, teams } = scenario;
  const line = said.line('Goal', 'Choose', 'Blue', 'Yellow');
  readEach(colours, (colour, seat) => {
    const most = mostPoints(scenario, seat);
    const wanted =
      goal.kind !== 'points'
        ? 0
        : scenario.goalIsOption
          ? Math.max(goal.points, HIGHEST_CHOICE)
          : goal.points;
    if (wanted > most)
      faultAt(line, {
        en: `Goal: ${wanted} points are wanted, but ${colour} can make ${most} at most`,
        fr: `Goal: il faut ${wanted} points, mais l’équipe (${colour}) peut en faire ${most} au plus`,
      });
    const enemies = sizeOf(scenario, 1 - seat).characters;
    if (goal.kind === 'kills' && goal.kills > enemies)
      faultAt(line, {
        en: `Goal: ${goal.kills} kills are wanted, but ${colour} has ${enemies} enemies`,
        fr: `Goal: il faut ${goal.kills} victimes, mais l’équipe (${colour}) a ${enemies} ennemis`,
      });
  });
  if (goal.kind !== 'hunt') return;
  const { colour, kind } = preyOf(goal);
  const prey = teams[1 - goal.hunters].characters.some(({ id }) => id === kind);
  if (!prey || scenario.teamSize)
    faultAt(line, {
      en: scenario.teamSize
        ? 'Goal: nobody can be hunted where teams are chosen'
        : `Goal: ${colour} has no ${kind} to hunt`,
      fr: scenario.teamSize
        ? 'Goal: on ne peut chasser personne où les équipes sont choisies'
        : `Goal: l’équipe (${colour}) n’a pas de ${kind} à chasser`,
    });
}
