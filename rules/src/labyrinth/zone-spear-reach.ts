/**
 * How far a spear reaches between zones: into the zone behind a common edge, straight on, over a pit or through a slit
 * of the user's own zone, and never into that; between a starting zone and a room only where one faces the other.
 * Rules: CG-OBJ-Spear-1 to 4, CG-OBJ-Spear-9, CG-ROOM-14, CG-RULING-61, CG-RULING-128.
 */
import type { Position } from '../model/position.ts';
import { BLOCK_PIT, BLOCK_SLIT, type Place } from '../vocabulary.ts';
import { facedFrom, isSameZone } from './starting-zone.ts';
import { OVER_PIT, zoneAt } from './zone-sight.ts';

export function thrustReaches(p: Position, from: Place, to: Place): boolean {
  const { linesFrom } = p.ruleset.layout;
  if (isSameZone(p, from, to)) return false;
  if (from >= linesFrom) return overLine(p, from, to);
  if (to >= linesFrom) return overLine(p, to, from);
  for (const square of p.ruleset.ground.squaresOf(p, from))
    for (let direction = 0; direction < 4; direction++) if (leadsTo(p, square, direction, to)) return true;
  return false;
}

/** Straight from one square on, over nothing but pit. */
function leadsTo(p: Position, start: number, direction: number, to: Place): boolean {
  const { neighbour, blocks } = p.ruleset.terrain;
  let square = start;
  let zone: Place;
  do {
    const edge = square * 4 + direction;
    if (blocks[edge] !== 0 && !(square === start && blocks[edge] === BLOCK_SLIT)) return false;
    square = neighbour[edge];
    zone = zoneAt(p, square);
  } while (zone === OVER_PIT);
  return zone === to;
}

function overLine(p: Position, line: Place, zone: Place): boolean {
  const faced = facedFrom(p, line);
  return faced.zone === zone && [0, BLOCK_SLIT, BLOCK_PIT].includes(faced.blocks);
}
