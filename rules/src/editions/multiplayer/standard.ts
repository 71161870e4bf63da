/**
 * The standard game for three (a T) and for four (a plus), and what all games for three and four share with it:
 * players, teams, rooms and how many start.
 *
 * Elsewhere: the line of any opponent is a way out (MP-STD-3): model/own-and-exit-lines.ts; which pairs (MP-STD-4):
 * rooms-in-play.ts; who plays next (MP-STD-6): policies/turn-order.ts; who places (MP-STD-7, MP-STD-8):
 * policies/who-places-in-revealed-room.ts; when a wounded may be killed (MP-STD-9, MP-STD-10):
 * actions/who-may-be-attacked.ts; two colours to a combat (MP-STD-11): policies/board-combatants.ts; how a room is
 * turned over (MP-STD-12): policies/flipping.ts; starters (MP-STD-13): actions/deploy-starting-team.ts. The summary
 * says what the board's rules say: the dead (MP-SUM-2): policies/points-for-eliminations.ts; leaving (MP-SUM-3 to 5):
 * turn/exit.ts; the others (MP-SUM-6 to 10) are those of the groups BD-TURN, BD-MOVE, BD-STACK.
 * Rules: groups MP-STD, MP-SUM, MP-COMP; MP-CROSS-1 to 3, MP-RACE-1, MP-RACE-2, MP-RACE-4, MP-ELEV-1, MP-ELEV-5,
 * MP-EXITS-1, MP-EXITS-2, MP-EXITS-5, MP-MURDER-1, MP-MURDER-2, MP-SURP-2, MP-SURP-3; MP-MAP-1, MP-MAP-2; MP-RULING-1.
 */
import { longLine, rowOf } from '../../content/maps/rows-and-lines.ts';
import { fourSides } from '../../content/maps/square.ts';
import { room9Ccw, room9Cw } from '../../content/rooms/pair-9.ts';
import { room10Ccw, room10Cw } from '../../content/rooms/pair-10.ts';
import { room11Ccw, room11Cw } from '../../content/rooms/pair-11.ts';
import { room12Ccw, room12Cw } from '../../content/rooms/pair-12.ts';
import type { LayoutPlan } from '../../map/layout.ts';
import type { Scenario } from '../../model/scenario.ts';
import { BASE_ROOMS, BASE_TEAM } from '../base.ts';
import { STARTING_TEAM, USUAL } from '../standard.ts';
import { multiplayerEdition } from './multiplayer-edition.ts';

/** The rooms that the expansion adds (MP-COMP-2, MP-COMP-3). */
const PARTY_ROOMS = [room9Cw, room9Ccw, room10Cw, room10Ccw, room11Cw, room11Ccw, room12Cw, room12Ccw];

/** Both boxes: sixteen rooms. */
export const ALL_ROOMS = [...BASE_ROOMS, ...PARTY_ROOMS];

/** Six points to win with three or four (MP-STD-2). */
export const MULTIPLAYER_GOAL = { kind: 'points', points: 6, atOnce: false } as const;

type Common = Omit<Scenario, 'id' | 'name' | 'rules' | 'layout' | 'goal'>;

/** Teams as in the base set, four characters of each on its line (MP-COMP-1, MP-COMP-8, MP-STD-13). */
const party = (seats: number, colours: Scenario['colours']): Common => ({
  ...USUAL,
  edition: multiplayerEdition,
  colours,
  rooms: ALL_ROOMS,
  teams: Array.from({ length: seats }, () => BASE_TEAM),
  onLine: Array.from({ length: seats }, () => STARTING_TEAM),
});

/** Clockwise around the table. */
export const FOUR_PLAYERS: Common = party(4, ['blue', 'red', 'yellow', 'green']);

/** In the south, the west and the east; which colour is absent can be chosen (MP-RULING-1). */
export const THREE_PLAYERS: Common = party(3, ['blue', 'red', 'green']);

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
  ...THREE_PLAYERS,
  ...SHARED,
  id: 'standard-3',
  name: { en: 'Standard game for three', fr: 'Partie standard à trois' },
  rules: ['MP-STD-1', 'MP-STD-2', 'MP-STD-3', 'MP-MAP-2'],
  layout: TEE,
};

export const standardForFour: Scenario = {
  ...FOUR_PLAYERS,
  ...SHARED,
  id: 'standard-4',
  name: { en: 'Standard game for four', fr: 'Partie standard à quatre' },
  rules: ['MP-STD-1', 'MP-STD-2', 'MP-STD-3', 'MP-MAP-1'],
  layout: PLUS,
};
