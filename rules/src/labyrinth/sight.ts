/**
 * Line of sight: along a straight row or column, never diagonally, without limit of range.
 *
 * Recomputed on every question, never stored: a room may turn in the middle of a turn. Knows no ability. What an edge
 * stops now (BD-LOS-9): what-walls-slits-portcullises-stop.ts. Who shoots at whom he sees (BD-RANGED-2, BD-RANGED-3):
 * editions/policies/board-attack.ts.
 * Rules: group BD-LOS, BD-STACK-1; BD-TERM-9; BD-RULING-11, BD-RULING-85, BD-RULING-109, MP-RULING-13.
 */
import type { Sight } from '../model/policies.ts';
import { type Position, whereIs } from '../model/position.ts';
import { BLOCK_SLIT, type Piece, type Place } from '../vocabulary.ts';

/** The first character that is seen from a place in a direction, or -1. */
export function firstSeen(p: Position, from: Place, direction: number): Piece {
  const { terrain } = p.ruleset;
  let place = from;
  for (let first = true; ; first = false) {
    const edge = place * 4 + direction;
    const blocks = terrain.blocks[edge];
    // A slit is seen through only by one whose own square borders it (BD-LOS-6).
    if (blocks !== 0 && !(first && blocks === BLOCK_SLIT)) return -1;
    place = terrain.neighbour[edge];
    if (place < 0) return -1;
    const character = characterAt(p, place);
    if (character >= 0) return character;
  }
}

/** The direction in which somebody sees another, or -1. */
export function sightTo(p: Position, viewer: Piece, target: Piece): number {
  const from = whereIs(p, viewer);
  for (let direction = 0; direction < 4; direction++)
    if (firstSeen(p, from, direction) === target) return direction;
  return -1;
}

/** In the board editions: the first in any direction is seen. */
export const straightSight: Sight = {
  id: 'straightSight',
  sees: (p, viewer, target) => sightTo(p, viewer, target) >= 0,
  aimRefusal: (p, caster, target) => (straightSight.sees(p, caster, target) ? null : 'NOT_IN_SIGHT'),
};

/** The character that stands or lies on a place by itself; one that is carried hides under its carrier. */
export function characterAt(p: Position, place: Place): Piece {
  const { occupancy, pieces } = p.ruleset;
  for (let piece = occupancy.first[place]; piece >= 0; piece = occupancy.next[piece])
    if (pieces.isCharacter[piece] === 1) return piece;
  return -1;
}
