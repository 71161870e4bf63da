/**
 * Names of portcullises: a square and one of its sides, `b3n` for the one on the northern side of b3.
 *
 * One between two squares of a room has two such names, of which the one with the southern or western square is
 * written. One on the border of a room is named from inside that room only, because the neighbour may have one there
 * too. A room of zones has one portcullis at most, and it goes by the letter of its room: `C`.
 */
import type { PortcullisAt } from '../model/action.ts';
import { directionInRoom } from '../map/rotation.ts';
import { ROOM_SQUARES } from '../vocabulary.ts';
import { slotName } from '../position-json/room-text.ts';
import { type Chart, placeName, placeNamed, slotNamed } from './chart.ts';
import { inRoom, placeIn, slotOf } from '../map/place-numbers.ts';

const SIDES = 'nesw';
/** In the order in which names are preferred: north and east first, so that the square is the southern or western. */
const PREFERRED = [0, 1, 2, 3] as const;
const GATE = /^([a-z]{1,2}\d{1,2}|[A-Z]#\d{1,2})([nesw])$/;

/** The name of a portcullis, or null where no open room has it. */
export function portcullisName(chart: Chart, { slot, gate }: PortcullisAt): string | null {
  const room = chart.rooms[slot];
  if (!room) return null;
  if (chart.ruleset.layout.zones > 0) return gate === 0 && room.portcullises === 1 ? slotName(slot) : null;
  for (const side of PREFERRED) {
    const printed = directionInRoom(side, chart.turned[slot]);
    for (let square = 0; square < ROOM_SQUARES; square++)
      if (room.portcullisOn[square * 4 + printed] === gate)
        return placeName(chart, placeIn(slot, square)) + SIDES[side];
  }
  return null;
}

/** The portcullis of this name, or null. */
export function portcullisNamed(chart: Chart, name: string): PortcullisAt | null {
  if (chart.ruleset.layout.zones > 0) {
    const slot = slotNamed(chart, name);
    return slot !== null && chart.rooms[slot]?.portcullises === 1 ? { slot, gate: 0 } : null;
  }
  const found = GATE.exec(name);
  const place = found ? placeNamed(chart, found[1]) : null;
  if (!found || place === null || place >= chart.ruleset.layout.linesFrom) return null;
  const slot = slotOf(place);
  const printed = directionInRoom(SIDES.indexOf(found[2]), chart.turned[slot]);
  const gate = chart.rooms[slot]?.portcullisOn[inRoom(place) * 4 + printed] ?? -1;
  return gate < 0 ? null : { slot, gate };
}
