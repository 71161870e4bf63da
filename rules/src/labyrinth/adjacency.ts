/**
 * Which squares are next to each other: one step in a straight line, with or without something between.
 *
 * What lies beyond the edge of a square, also in the next room (BD-MOVE-20) or on a line, and what stands on the edge is
 * found in terrain.ts; which zones are neighbours in zone-ground.ts (group CG-ADJ).
 * Rules: BD-TERM-1, BD-TERM-2, BD-STACK-1.
 */
import type { Position } from '../model/position.ts';
import type { Place } from '../vocabulary.ts';

/** The direction in which one place borders another, whatever stands between, or -1. */
export function directionTo(p: Position, from: Place, to: Place): number {
  const { neighbour } = p.ruleset.terrain;
  for (let direction = 0; direction < 4; direction++)
    if (neighbour[from * 4 + direction] === to) return direction;
  return -1;
}

/** The direction in which one place is next to another with nothing between, or -1. */
export function adjacentDirection(p: Position, from: Place, to: Place): number {
  const direction = directionTo(p, from, to);
  return direction >= 0 && p.ruleset.terrain.blocks[from * 4 + direction] === 0 ? direction : -1;
}

export const areAdjacent = (p: Position, from: Place, to: Place): boolean =>
  adjacentDirection(p, from, to) >= 0;
