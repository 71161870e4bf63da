/**
 * Line of sight between zones: along a straight row or column of squares, from any square of one zone to any square of
 * the other, over pits, never through a zone that holds a character.
 *
 * A slit is seen through only where the line leaves the viewer's own zone, so sight can be one-way. Somebody in a
 * starting zone sees and is seen as if he stood in the zone that he faces; behind a slit only those in that zone see
 * him, since nobody else is next to it.
 * Rules: group CG-LOS; CG-RANGED-18, CG-RULING-17, CG-RULING-61, CG-RULING-62, CG-RULING-131 to 133, CG-RULING-142,
 * CG-RULING-146, CG-RULING-148.
 */
import type { Sight } from '../model/policies.ts';
import { HELD, ROOM_IN } from '../model/fields.ts';
import { isFaceUp, placeOf, type Position, whereIs } from '../model/position.ts';
import { BLOCK_SLIT, type Place } from '../vocabulary.ts';
import { NO_ZONE } from '../map/zones-of-a-room.ts';
import { letsSightPass } from './what-walls-slits-portcullises-stop.ts';
import { characterAt } from './sight.ts';
import { facedFrom, isSameZone } from './starting-zone.ts';
import { inRoom, placeIn, slotOf } from '../map/place-numbers.ts';

/** A square of a pit: nobody stands there, and one sees over it. */
export const OVER_PIT = -1;
/** The edge of the board, a starting zone or a room that lies face down: nothing is seen there. */
const OUT_OF_SIGHT = -2;

/** The zone to which a square belongs now, or why it belongs to none. */
export function zoneAt(p: Position, square: number): Place {
  const { layout, rooms } = p.ruleset;
  if (square < 0 || square >= layout.linesFrom) return OUT_OF_SIGHT;
  const slot = slotOf(square);
  if (!isFaceUp(p, slot)) return OUT_OF_SIGHT;
  const zone = rooms[p.data[ROOM_IN + slot]].zones[inRoom(square)];
  return zone === NO_ZONE ? OVER_PIT : placeIn(slot, zone);
}

/** Whether somebody in one zone sees into another. */
export function seesZone(p: Position, from: Place, to: Place): boolean {
  if (from === to) return true;
  for (const square of p.ruleset.ground.squaresOf(p, from))
    for (let direction = 0; direction < 4; direction++)
      if (looksTo(p, square, direction, from, to)) return true;
  return false;
}

function looksTo(p: Position, start: number, direction: number, from: Place, to: Place): boolean {
  const { neighbour, blocks } = p.ruleset.terrain;
  let square = start;
  let inOwn = true;
  for (;;) {
    const edge = square * 4 + direction;
    if (blocks[edge] !== 0 && !(inOwn && blocks[edge] === BLOCK_SLIT)) return false;
    square = neighbour[edge];
    const zone = zoneAt(p, square);
    if (zone === OUT_OF_SIGHT) return false;
    if (zone === to) return true;
    if (zone >= 0 && zone !== from && characterAt(p, zone) >= 0) return false;
    inOwn = zone === from;
  }
}

/** Where somebody counts for sight, and whether only those beside him there see him. */
function sightSpot(p: Position, place: Place): { readonly zone: Place; readonly behindSlit: boolean } {
  if (place < p.ruleset.layout.linesFrom) return { zone: place, behindSlit: false };
  const { zone, blocks } = facedFrom(p, place);
  return { zone: letsSightPass(blocks) ? zone : -1, behindSlit: blocks === BLOCK_SLIT };
}

export const zoneSight: Sight = {
  id: 'zoneSight',
  sees(p, viewer, target): boolean {
    const from = sightSpot(p, placeOf(p, viewer));
    const to = sightSpot(p, placeOf(p, target));
    if (from.zone < 0 || to.zone < 0) return false;
    return to.behindSlit ? from.zone === to.zone : seesZone(p, from.zone, to.zone);
  },
  /** Whoever is in one starting zone with the caster is within his reach, whatever both face. */
  aimRefusal(p, caster, target) {
    if (target === caster) return 'NOT_HIMSELF';
    if (whereIs(p, target) >= HELD) return 'CARRIED_TARGET';
    if (isSameZone(p, placeOf(p, caster), placeOf(p, target))) return null;
    return zoneSight.sees(p, caster, target) ? null : 'NOT_IN_SIGHT';
  },
};
