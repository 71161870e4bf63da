/**
 * The Elevator: two halves of six rooms, and between them a shaft in which one room slides up and down. Here: the map,
 * its stops and its fixed rooms, what the rooms take, the teams and how many of each start on its line (MP-ELEV-5 to
 * 9). Elsewhere: players (MP-ELEV-1): box.ts; which room lies where (MP-ELEV-2 to 4, MP-RULING-73): rooms-in-play.ts,
 * roll-setup.ts; tokens (MP-ELEV-7, MP-ELEV-8, MP-RULING-74): actions/lay-on-room.ts; starters (MP-ELEV-9):
 * actions/deploy-starting-team.ts; how it is moved (MP-ELEV-10 to 13, MP-RULING-46 to 52): actions/slide-elevator.ts;
 * when it is won (MP-ELEV-14): policies/who-wins.ts; who leaves by which line (MP-ELEV-15, MP-ELEV-16):
 * model/own-and-exit-lines.ts.
 * Rules: group MP-ELEV; MP-MAP-9, MP-MAP-10, MP-RULING-47, MP-RULING-48, MP-RULING-73.
 */
import { makeSlide, type Shaft } from '../../actions/slide-elevator.ts';
import { longLine, rowOf } from '../../content/maps/rows-and-lines.ts';
import type { LayoutPlan } from '../../map/layout.ts';
import { ARRANGEMENT, ROOM_IN } from '../../model/fields.ts';
import type { BoardEffects } from '../../model/policies.ts';
import { isFaceUp } from '../../model/position.ts';
import type { Scenario } from '../../model/scenario.ts';
import type { Words } from '../../vocabulary.ts';
import { BASE_TEAM } from '../base.ts';
import { fourPlayers } from './box.ts';
import { MULTIPLAYER_GOAL } from './standard.ts';

const SHAFT_FROM = 10;
const RIGHT_HALF = 15;
/** The last slot is the Elevator. */
export const ELEVATOR_SLOT = 12;

/** It starts at the middle stop; the other arrangements have it at the top and at the bottom (MP-RULING-48). */
const MAP: LayoutPlan = {
  slots: [
    ...[0, 5, 10].flatMap((y) => [...rowOf(0, y, [3, 3]), ...rowOf(RIGHT_HALF, y, [3, 3])]),
    ...rowOf(SHAFT_FROM, 5, [4], { kinds: 'objects' }),
  ],
  lines: [
    longLine(0, 15, 'east', 'blue'),
    longLine(0, -1, 'east', 'red'),
    longLine(RIGHT_HALF, -1, 'east', 'yellow'),
    longLine(RIGHT_HALF, 15, 'east', 'green'),
  ],
  arrangements: [0, 10].map((y) => ({ [ELEVATOR_SLOT]: { x: SHAFT_FROM, y } })),
};

/** The Elevator's own gear and those of the two rooms beside the shaft move it (MP-ELEV-12). */
const SHAFT: Shaft = { slot: ELEVATOR_SLOT, stops: [1, 0, 2], pairs: [1, 3] };

const NO_STOP: Words = { en: 'the room has no such stop', fr: 'la salle n’a pas un tel arrêt' };
const NO_GEAR: Words = {
  en: 'no gear that moves the room has been found',
  fr: 'aucune roue qui déplace la salle n’a été trouvée',
};

/** It stays where it was moved, and only from a gear that somebody has found (MP-RULING-47). */
const roomSlides: BoardEffects = {
  id: 'roomSlides',
  fault(p): Words | null {
    const { layout, rooms } = p.ruleset;
    if (p.data[ARRANGEMENT] === 0) return null;
    if (!SHAFT.stops.includes(p.data[ARRANGEMENT])) return NO_STOP;
    const moves = (slot: number): boolean => SHAFT.pairs.includes(rooms[p.data[ROOM_IN + slot]].pair);
    return layout.slots.some((_plan, slot) => isFaceUp(p, slot) && moves(slot)) ? null : NO_GEAR;
  },
};

export const elevator: Scenario = {
  ...fourPlayers({ team: BASE_TEAM, onLine: 4 }),
  id: 'elevator',
  name: { en: 'The Elevator', fr: 'L’ascenseur' },
  rules: ['MP-ELEV-1', 'MP-ELEV-10', 'MP-ELEV-15', 'MP-MAP-10'],
  layout: MAP,
  goal: MULTIPLAYER_GOAL,
  leavesBy: { blue: 'yellow', yellow: 'blue', red: 'green', green: 'red' },
  figureKinds: [makeSlide(SHAFT)],
  amend: () => ({ boardEffects: roomSlides }),
  // Slots 5 and 6 lie beside the shaft (MP-ELEV-3).
  fixedRooms: [
    { slot: 5, rooms: ['3cw', '3ccw'] },
    { slot: 6, rooms: ['3cw', '3ccw'] },
    { slot: ELEVATOR_SLOT, rooms: ['1cw', '1ccw'] },
  ],
};
