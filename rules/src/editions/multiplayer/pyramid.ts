/** The Pyramid: everybody climbs to the one room that rises to the surface. Rules: group MP-PYR; MP-MAP-5 to MP-MAP-7. */
import { makeLeave } from '../../actions/leave.ts';
import { makeLift, type RisingRoom } from '../../actions/lift.ts';
import {
  pyramid as map,
  PYRAMID_OF_FOUR,
  PYRAMID_OF_THREE,
  PYRAMID_OF_THREE_LITERAL,
} from '../../content/maps/pyramid.ts';
import type { RuleOptions } from '../../model/options.ts';
import { sharedLines } from '../policies/line-conduct.ts';
import { roomReturns } from '../policies/board-effects.ts';
import { deadScoreNobody } from '../policies/scoring.ts';
import type { Scenario } from '../../model/scenario.ts';
import { FOUR_PLAYERS, THREE_PLAYERS } from './common.ts';

/** The slot of the room on top. */
const TOP = 0;
/** It lies on level 4, or is up at the surface. */
const TOP_ROOM: RisingRoom = { slot: TOP, down: 0, up: 1 };
/** Characters that each of four players puts on the lines (MP-PYR-8). */
const STARTERS = 3;

const SHARED = {
  teamSize: { characters: 6, objects: 6 },
  teamChoices: ['fullFrontal', 'mutual', 'random'],
  deployOrder: 'inTurn',
  goal: { kind: 'points', points: 4, atOnce: false, drawIfDead: true },
  figureKinds: [makeLift(TOP_ROOM), makeLeave(TOP_ROOM)],
  amend: () => ({
    scoring: deadScoreNobody,
    lineConduct: sharedLines,
    boardEffects: roomReturns(TOP_ROOM),
  }),
} as const satisfies Partial<Scenario>;

const withTop = ({ topRoom }: RuleOptions): Partial<Scenario> => ({
  fixedRooms: [{ slot: TOP, rooms: [topRoom] }],
});

export const pyramidForFour: Scenario = {
  ...FOUR_PLAYERS,
  ...SHARED,
  id: 'pyramid-4',
  name: { en: 'The Pyramid', fr: 'La pyramide' },
  rules: ['MP-PYR-1', 'MP-PYR-20', 'MP-PYR-23', 'MP-MAP-5'],
  layout: map(PYRAMID_OF_FOUR),
  onLine: [STARTERS, STARTERS, STARTERS, STARTERS],
  planFor: withTop,
};

export const pyramidForThree: Scenario = {
  ...THREE_PLAYERS,
  ...SHARED,
  id: 'pyramid-3',
  name: { en: 'The Pyramid for three', fr: 'La pyramide à trois' },
  rules: ['MP-PYR-31', 'MP-PYR-20', 'MP-PYR-23', 'MP-MAP-7'],
  layout: map(PYRAMID_OF_THREE),
  planFor: (rules) => ({
    ...withTop(rules),
    // As the four do, or as many as keep the first level full (MP-RULING-44).
    onLine: [rules.pyramidStarters, rules.pyramidStarters, rules.pyramidStarters],
    ...(rules.pyramidStarters === STARTERS ? { layout: map(PYRAMID_OF_THREE_LITERAL) } : {}),
  }),
};
