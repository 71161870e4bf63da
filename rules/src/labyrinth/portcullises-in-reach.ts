/**
 * Which portcullises lie on an edge of a place, and can be worked from there: on squares, in zones and from a starting
 * zone.
 *
 * What is done with them: actions/open-close-break-portcullis.ts (BD-PORT-3 to BD-PORT-5); their state:
 * portcullis-markers.ts (BD-PORT-6).
 * Rules: BD-PORT-2, BD-RULING-2; CG-OBJ-Key-2, CG-RULING-24, CG-RULING-25, CG-RULING-28, CG-RULING-174.
 */
import type { Terrain } from '../model/ground.ts';
import { ROOM_IN, SLOT, TURNED } from '../model/fields.ts';
import type { Position } from '../model/position.ts';
import { directionInRoom } from '../map/rotation.ts';
import { inRoom, slotOf } from '../map/place-numbers.ts';
import { opposite, type Place, ROOM_SIDE } from '../vocabulary.ts';
import { packPortcullis } from './portcullis-markers.ts';

/** The portcullis that the room of a square has on its edge in a direction of the table, packed, or -1. */
function portcullisOn(p: Position, square: number, direction: number): number {
  const { layout, rooms } = p.ruleset;
  if (square < 0 || square >= layout.linesFrom) return -1;
  const slot = slotOf(square);
  const room = rooms[p.data[ROOM_IN + slot]];
  const printed = directionInRoom(direction, p.data[SLOT + slot] & TURNED);
  const gate = room ? room.portcullisOn[inRoom(square) * 4 + printed] : -1;
  return gate < 0 ? -1 : packPortcullis(slot, gate);
}

function addPortcullis(packed: number, out: number[]): void {
  if (packed >= 0 && !out.includes(packed)) out.push(packed);
}

/**
 * At a border each room has its own portcullis, and either can be worked from both sides (BD-RULING-2, CG-RULING-25);
 * that of the neighbour not from behind something of the own room that is in `hides` (CG-RULING-24).
 */
export function addPortcullises(
  p: Position,
  terrain: Terrain,
  square: number,
  direction: number,
  hides: number,
  out: number[],
): void {
  addPortcullis(portcullisOn(p, square, direction), out);
  if (hides !== 0 && terrain.ownBlock(p, square, direction) & hides) return;
  addPortcullis(portcullisOn(p, terrain.neighbour[square * 4 + direction], opposite(direction)), out);
}

/** The portcullises between a starting zone and the zone that one faces (CG-RULING-28, CG-RULING-174). */
export function addPortcullisesFaced(
  p: Position,
  place: Place,
  placeOf: (square: number) => Place,
  out: number[],
): void {
  const { layout, terrain } = p.ruleset;
  const line = layout.lines[layout.lineOf[place - layout.linesFrom]];
  const room = Math.floor((place - line.first) / line.facings);
  const first = line.firstSquare + room * ROOM_SIDE;
  for (let square = first; square < first + ROOM_SIDE; square++)
    for (let direction = 0; direction < 4; direction++) {
      const next = terrain.neighbour[square * 4 + direction];
      if (inRoom(placeOf(next)) === (place - line.first) % line.facings)
        addPortcullis(portcullisOn(p, next, opposite(direction)), out);
    }
}
