/**
 * The Pyramid: everybody climbs from three common lines to the one room that rises to the surface. Here: the maps and
 * the sizes of the teams (MP-PYR-3 to 5, MP-PYR-16, MP-PYR-31 to 33, MP-RULING-44). Elsewhere: which room lies where
 * (MP-PYR-2): rooms-in-play.ts, roll-setup.ts; who begins (MP-PYR-6): roll-setup.ts; choosing a team (MP-PYR-4):
 * turn/draft-of-teams.ts; who starts where on the common lines (MP-PYR-7 to 9): actions/deploy-starting-team.ts; the
 * order of the levels and their kinds (MP-PYR-10 to 14, MP-RULING-45): actions/lay-on-room.ts; one of a wrong kind that
 * is found (MP-PYR-15): actions/reveal.ts; how figures meet on lines (MP-PYR-17 to 19): policies/meeting-on-lines.ts;
 * when it is won, or a draw (MP-PYR-20, MP-PYR-21, MP-RULING-31): policies/who-wins.ts; no points for the dead
 * (MP-PYR-22): policies/points-for-eliminations.ts; lifting the room (MP-PYR-24, MP-PYR-25, MP-RULING-36, MP-RULING-37,
 * MP-RULING-40): actions/lift-room.ts; leaving it (MP-PYR-23, MP-PYR-26, MP-PYR-29, MP-RULING-38, MP-RULING-39):
 * actions/leave-lifted-room.ts; how it returns (MP-PYR-27, MP-PYR-28, MP-RULING-41 to 43): lifted-room-returns.ts;
 * staggered rooms (MP-RULING-35): map/layout.ts.
 * Rules: group MP-PYR; MP-MAP-5 to 7; MP-RULING-34 to 36, MP-RULING-44.
 */
import { makeLeave } from '../../actions/leave-lifted-room.ts';
import { makeLift, type RisingRoom } from '../../actions/lift-room.ts';
import { longLine, rowOf } from '../../content/maps/rows-and-lines.ts';
import type { LayoutPlan } from '../../map/layout.ts';
import type { RuleOptions } from '../../model/options.ts';
import type { Scenario } from '../../model/scenario.ts';
import { sharedLines } from '../policies/meeting-on-lines.ts';
import { deadScoreNobody } from '../policies/points-for-eliminations.ts';
import { makeRoomReturns } from './lifted-room-returns.ts';
import { BASE_TEAM } from '../base.ts';
import { fourPlayers, threePlayers } from './box.ts';

type Rooms = readonly number[];

/**
 * Places for tokens in the rooms of each level; slots from the top down, and in a level from the west. Half a room is
 * two squares or three, so the shifts alternate and level 4 lies over the middle of level 2 (MP-MAP-6). In the second
 * arrangement the room on top is up at the surface, cut off from all others (MP-PYR-25).
 */
const mapOf = (level5: number, level4: Rooms, level3: Rooms, level2: Rooms): LayoutPlan => ({
  slots: [
    ...rowOf(13, 0, [level5], { kinds: level5 > 0 ? 'objects' : 'any', level: 5 }),
    ...rowOf(5, 5, level4, { kinds: 'objects', level: 4 }),
    ...rowOf(3, 10, level3, { kinds: 'objects', level: 3 }),
    ...rowOf(0, 15, level2, { kinds: 'characters', level: 2 }),
  ],
  lines: [0, 10, 20].map((x) => longLine(x, 20, 'east', null)),
  arrangements: [{ 0: null }],
});

/** With three players level 2 takes whoever does not start on the lines. */
const mapOfThree = (level2: Rooms): LayoutPlan => mapOf(0, [2, 2, 2, 2], [2, 2, 2, 2, 2], level2);

/** The slot of the room on top. */
const TOP = 0;
/** It lies on level 4, or is up at the surface. */
const TOP_ROOM: RisingRoom = { slot: TOP, down: 0, up: 1 };
/** Characters that each of four players puts on the lines (MP-PYR-8). */
const STARTERS = 3;

const roomReturns = makeRoomReturns(TOP_ROOM);

const SHARED = {
  teamSize: { characters: 6, objects: 6 },
  teamChoices: ['fullFrontal', 'mutual', 'random'],
  deployOrder: 'inTurn',
  goal: { kind: 'points', points: 4, atOnce: false, drawIfDead: true },
  figureKinds: [makeLift(TOP_ROOM), makeLeave(TOP_ROOM)],
  amend: () => ({ scoring: deadScoreNobody, lineConduct: sharedLines, boardEffects: roomReturns }),
} as const satisfies Partial<Scenario>;

const withTop = ({ topRoom }: RuleOptions): Partial<Scenario> => ({
  fixedRooms: [{ slot: TOP, rooms: [topRoom] }],
});

export const pyramidForFour: Scenario = {
  ...fourPlayers({ team: BASE_TEAM, onLine: STARTERS }),
  ...SHARED,
  id: 'pyramid-4',
  name: { en: 'The Pyramid', fr: 'La pyramide' },
  rules: ['MP-PYR-1', 'MP-PYR-20', 'MP-PYR-23', 'MP-MAP-5'],
  layout: mapOf(1, [2, 2, 2, 2], [3, 3, 3, 3, 3], [2, 2, 2, 2, 2, 2]),
  planFor: withTop,
};

export const pyramidForThree: Scenario = {
  ...threePlayers({ team: BASE_TEAM, onLine: 4 }),
  ...SHARED,
  id: 'pyramid-3',
  name: { en: 'The Pyramid for three', fr: 'La pyramide à trois' },
  rules: ['MP-PYR-31', 'MP-PYR-20', 'MP-PYR-23', 'MP-MAP-7'],
  layout: mapOfThree([1, 1, 1, 1, 1, 1]),
  planFor: (rules) => ({
    ...withTop(rules),
    // As the four do, or as many as keep the first level full (MP-RULING-44).
    onLine: [rules.pyramidStarters, rules.pyramidStarters, rules.pyramidStarters],
    ...(rules.pyramidStarters === STARTERS ? { layout: mapOfThree([1, 2, 1, 2, 1, 2]) } : {}),
  }),
};
