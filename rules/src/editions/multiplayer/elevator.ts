/** The Elevator: a room slides up and down between two halves. Rules: group MP-ELEV; MP-MAP-9, MP-MAP-10, MP-RULING-73. */
import { makeSlide, type Shaft } from '../../actions/slide.ts';
import { elevator as map, ELEVATOR_SLOT } from '../../content/maps/elevator.ts';
import { roomSlides } from '../policies/board-effects.ts';
import type { Scenario } from '../../model/scenario.ts';
import { FOUR_PLAYERS, MULTIPLAYER_GOAL } from './common.ts';

/** The Elevator's own gear and those of the two rooms beside the shaft move it (MP-ELEV-12). */
const SHAFT: Shaft = { slot: ELEVATOR_SLOT, stops: [1, 0, 2], pairs: [1, 3] };

export const elevator: Scenario = {
  ...FOUR_PLAYERS,
  id: 'elevator',
  name: { en: 'The Elevator', fr: 'L’ascenseur' },
  rules: ['MP-ELEV-1', 'MP-ELEV-10', 'MP-ELEV-15', 'MP-MAP-10'],
  layout: map,
  goal: MULTIPLAYER_GOAL,
  leavesBy: { blue: 'yellow', yellow: 'blue', red: 'green', green: 'red' },
  figureKinds: [makeSlide(SHAFT)],
  amend: () => ({ boardEffects: roomSlides(SHAFT) }),
  // Slots 5 and 6 lie beside the shaft.
  fixedRooms: [
    { slot: 5, rooms: ['3cw', '3ccw'] },
    { slot: 6, rooms: ['3cw', '3ccw'] },
    { slot: ELEVATOR_SLOT, rooms: ['1cw', '1ccw'] },
  ],
};
