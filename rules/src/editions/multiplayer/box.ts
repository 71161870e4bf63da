/**
 * What is in the box of 3/4 Players, and what all games for three and four have of it: players, teams, rooms and how
 * many start. The lines (MP-COMP-4 to MP-COMP-7): content/maps/rows-and-lines.ts.
 * Rules: group MP-COMP; MP-STD-13; MP-CROSS-1 to 3, MP-RACE-1, MP-RACE-2, MP-RACE-4, MP-ELEV-1, MP-ELEV-5, MP-EXITS-1,
 * MP-EXITS-2, MP-EXITS-5, MP-MURDER-1, MP-MURDER-2, MP-SURP-2, MP-SURP-3; MP-RULING-1.
 */
import { room9Ccw, room9Cw } from '../../content/rooms/pair-9.ts';
import { room10Ccw, room10Cw } from '../../content/rooms/pair-10.ts';
import { room11Ccw, room11Cw } from '../../content/rooms/pair-11.ts';
import { room12Ccw, room12Cw } from '../../content/rooms/pair-12.ts';
import type { Scenario } from '../../model/scenario.ts';
import { BASE_ROOMS, BASE_TEAM } from '../base.ts';
import { STARTING_TEAM, USUAL } from '../standard.ts';
import { multiplayerEdition } from './multiplayer-edition.ts';

/** The rooms that the expansion adds (MP-COMP-2, MP-COMP-3). */
const PARTY_ROOMS = [room9Cw, room9Ccw, room10Cw, room10Ccw, room11Cw, room11Ccw, room12Cw, room12Ccw];

/** Both boxes: sixteen rooms. */
export const ALL_ROOMS = [...BASE_ROOMS, ...PARTY_ROOMS];

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
