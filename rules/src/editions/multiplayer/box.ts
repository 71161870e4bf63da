/**
 * What is in the box of 3/4 Players, and what all games for three and four have of it: colours and rooms. Each scenario
 * says which team a player has, and how many of it start. The lines (MP-COMP-4 to 7): content/maps/rows-and-lines.ts.
 * Rules: group MP-COMP; MP-CROSS-1, MP-CROSS-2, MP-RACE-1, MP-RACE-2, MP-ELEV-1, MP-EXITS-1, MP-EXITS-2, MP-MURDER-1,
 * MP-MURDER-2, MP-SURP-2; MP-RULING-1.
 */
import { room9Ccw, room9Cw } from '../../content/rooms/pair-9.ts';
import { room10Ccw, room10Cw } from '../../content/rooms/pair-10.ts';
import { room11Ccw, room11Cw } from '../../content/rooms/pair-11.ts';
import { room12Ccw, room12Cw } from '../../content/rooms/pair-12.ts';
import type { Scenario, TeamPlan } from '../../model/scenario.ts';
import { BASE_ROOMS } from '../base.ts';
import { USUAL } from '../standard.ts';
import { multiplayerEdition } from './multiplayer-edition.ts';

/** The rooms that the expansion adds (MP-COMP-2, MP-COMP-3). */
const PARTY_ROOMS = [room9Cw, room9Ccw, room10Cw, room10Ccw, room11Cw, room11Ccw, room12Cw, room12Ccw];

/** Both boxes: sixteen rooms. */
export const ALL_ROOMS = [...BASE_ROOMS, ...PARTY_ROOMS];

type Common = Omit<Scenario, 'id' | 'name' | 'rules' | 'layout' | 'goal'>;

/** What every player has (MP-COMP-1, MP-COMP-8), and how many of his characters start on the lines. */
interface Each {
  readonly team: TeamPlan;
  readonly onLine: number;
}

const party = (colours: Scenario['colours'], { team, onLine }: Each): Common => ({
  ...USUAL,
  edition: multiplayerEdition,
  colours,
  rooms: ALL_ROOMS,
  teams: colours.map(() => team),
  onLine: colours.map(() => onLine),
});

/** Clockwise around the table. */
export const fourPlayers = (each: Each): Common => party(['blue', 'red', 'yellow', 'green'], each);

/** In the south, the west and the east; which colour is absent can be chosen (MP-RULING-1). */
export const threePlayers = (each: Each): Common => party(['blue', 'red', 'green'], each);
