/**
 * Where's the exit? A square with common lines on its sides and one way out at each corner, dealt by lot. Here: the
 * maps, the teams and how many start (MP-EXITS-4 to 6, MP-EXITS-15, MP-EXITS-17). Elsewhere: players and rooms
 * (MP-EXITS-1, MP-EXITS-2): box.ts; what is shuffled and dealt (MP-EXITS-2, MP-EXITS-3): roll-setup.ts; who starts
 * where on the common lines (MP-EXITS-6, MP-EXITS-7): actions/deploy-starting-team.ts; the other tokens (MP-EXITS-8):
 * actions/lay-on-room.ts; when the dealt lines are turned up (MP-EXITS-9): turn/set-up-order.ts; whose a line is, and
 * the decoy (MP-RULING-18, MP-EXITS-10, MP-EXITS-13, MP-EXITS-16, MP-RULING-20, MP-RULING-21):
 * model/own-and-exit-lines.ts; how figures meet on lines (MP-EXITS-11): policies/meeting-on-lines.ts; when it is won
 * (MP-EXITS-12): policies/who-wins.ts; points for leaving (MP-EXITS-13): turn/exit.ts, none for the dead (MP-EXITS-14):
 * policies/points-for-eliminations.ts; no step from line to line (MP-RULING-79): labyrinth/neighbouring-squares.ts.
 * Rules: group MP-EXITS; MP-MAP-11 to 13; MP-RULING-20.
 */
import { smallLine } from '../../content/maps/rows-and-lines.ts';
import { fourSides, square, SQUARE_SIDE, type SquareRooms } from '../../content/maps/square.ts';
import type { LayoutPlan } from '../../map/layout.ts';
import type { Scenario } from '../../model/scenario.ts';
import { ROOM_SIDE } from '../../vocabulary.ts';
import { sharedLines } from '../policies/meeting-on-lines.ts';
import { deadScoreNobody } from '../policies/points-for-eliminations.ts';
import { BASE_TEAM } from '../base.ts';
import { fourPlayers, threePlayers } from './box.ts';

const LAST_ROOM = SQUARE_SIDE - ROOM_SIDE;

/** The small lines turn like a pinwheel: one on each side, north, east, south and west. */
const mapOf = (rooms: SquareRooms): LayoutPlan => ({
  slots: square(rooms),
  lines: [
    ...fourSides('common'),
    smallLine(LAST_ROOM, -1, 'east', 'dealt'),
    smallLine(SQUARE_SIDE, LAST_ROOM, 'south', 'dealt'),
    smallLine(0, SQUARE_SIDE, 'east', 'dealt'),
    smallLine(-1, 0, 'south', 'dealt'),
  ],
});

const SHARED = {
  deployOrder: 'inTurn',
  reasons: { NO_ATTACK_ON_LINES: { rule: 'MP-EXITS-11' }, LINE_CLOSED: { rule: 'MP-RULING-20' } },
  goal: { kind: 'points', points: 5, atOnce: false },
  amend: () => ({ scoring: deadScoreNobody, lineConduct: sharedLines }),
} as const satisfies Partial<Scenario>;

export const exitsForFour: Scenario = {
  ...fourPlayers({ team: BASE_TEAM, onLine: 4 }),
  ...SHARED,
  id: 'exit-4',
  name: { en: 'Where’s the exit?', fr: 'Où est la sortie ?' },
  rules: ['MP-EXITS-1', 'MP-EXITS-12', 'MP-EXITS-13', 'MP-MAP-11'],
  layout: mapOf({ corner: { capacity: 3 }, edge: { capacity: 2 }, centre: { capacity: 3 } }),
};

export const exitsForThree: Scenario = {
  ...threePlayers({ team: BASE_TEAM, onLine: 5 }),
  ...SHARED,
  id: 'exit-3',
  name: { en: 'Where’s the exit? For three', fr: 'Où est la sortie ? À trois' },
  rules: ['MP-EXITS-15', 'MP-EXITS-16', 'MP-EXITS-13', 'MP-MAP-12'],
  layout: mapOf({ corner: { capacity: 1 }, edge: { capacity: 2 }, centre: { capacity: 2 } }),
};
