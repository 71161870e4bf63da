/**
 * The standard game for three (a T) and for four (a plus): the maps, the goal, the teams and how many of each start
 * (MP-STD-13). Elsewhere: players and rooms (group MP-COMP): box.ts; the line of any opponent is a way out (MP-STD-3):
 * model/own-and-exit-lines.ts; which pairs (MP-STD-4): rooms-in-play.ts; who plays next (MP-STD-6):
 * policies/turn-order.ts; who places (MP-STD-7, MP-STD-8): policies/who-places-in-revealed-room.ts; when a wounded may
 * be killed (MP-STD-9, MP-STD-10): actions/who-may-be-attacked.ts; two colours to a combat (MP-STD-11):
 * policies/board-combatants.ts; how a room is turned over (MP-STD-12): policies/flipping.ts; starters (MP-STD-13):
 * actions/deploy-starting-team.ts. The summary says what the board's rules say: the dead (MP-SUM-2):
 * policies/points-for-eliminations.ts; leaving (MP-SUM-3 to 5): turn/exit.ts; where a move ends (MP-SUM-9):
 * actions/squares/square-stacking.ts; the others (MP-SUM-6 to 10) are those of the groups BD-TURN, BD-MOVE, BD-STACK.
 * Rules: groups MP-STD, MP-SUM; MP-MAP-1, MP-MAP-2.
 */
import { longLine, rowOf } from '../../content/maps/rows-and-lines.ts';
import { fourSides } from '../../content/maps/square.ts';
import type { LayoutPlan } from '../../map/layout.ts';
import type { Scenario } from '../../model/scenario.ts';
import { BASE_TEAM } from '../base.ts';
import { fourPlayers, threePlayers } from './box.ts';

/** Six points to win with three or four (MP-STD-2). */
export const MULTIPLAYER_GOAL = { kind: 'points', points: 6, atOnce: false } as const;

/** For four: a line at the end of each arm (MP-MAP-1). */
export const PLUS: LayoutPlan = {
  slots: [
    ...rowOf(5, 0, [3, 3]),
    ...rowOf(0, 5, [3, 4, 4, 3]),
    ...rowOf(0, 10, [3, 4, 4, 3]),
    ...rowOf(5, 15, [3, 3]),
  ],
  lines: fourSides('owned'),
};

/** For three: a line at each end. Its colours are those of the seats that it was drawn for, from the foot (MP-MAP-2). */
export const TEE: LayoutPlan = {
  slots: [
    ...rowOf(0, 0, [2, 3, 3, 2]),
    ...rowOf(0, 5, [2, 3, 3, 2]),
    ...rowOf(5, 10, [3, 3]),
    ...rowOf(5, 15, [2, 2]),
  ],
  lines: [
    longLine(5, 20, 'east', 'blue'),
    longLine(-1, 0, 'south', 'red'),
    longLine(20, 0, 'south', 'green'),
  ],
};

/** Goal and rooms may be chosen (MP-STD-2, MP-STD-4). */
const SHARED = { goal: MULTIPLAYER_GOAL, goalIsOption: true, roomsMayBeChosen: true } as const;

export const standardForThree: Scenario = {
  ...threePlayers({ team: BASE_TEAM, onLine: 4 }),
  ...SHARED,
  id: 'standard-3',
  name: { en: 'Standard game for three', fr: 'Partie standard à trois' },
  rules: ['MP-STD-1', 'MP-STD-2', 'MP-STD-3', 'MP-MAP-2'],
  layout: TEE,
};

export const standardForFour: Scenario = {
  ...fourPlayers({ team: BASE_TEAM, onLine: 4 }),
  ...SHARED,
  id: 'standard-4',
  name: { en: 'Standard game for four', fr: 'Partie standard à quatre' },
  rules: ['MP-STD-1', 'MP-STD-2', 'MP-STD-3', 'MP-MAP-1'],
  layout: PLUS,
};
