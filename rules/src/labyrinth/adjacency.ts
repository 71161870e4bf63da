/**
 * Which squares are next to each other: one step in a straight line, with or without something between.
 *
 * What lies beyond the edge of a square, also in the next room or on a line, and what stands on the edge: terrain.ts
 * (BD-MOVE-20, BD-MOVE-21, BD-PORT-7, BD-RULING-1 to BD-RULING-5). Who steps there: actions/squares/square-walk.ts
 * (group BD-MOVE); who attacks: editions/policies/board-attack.ts (BD-COMBAT-1 to BD-COMBAT-3); who is drawn in:
 * combat/drawn-in.ts (BD-RULING-57). Neighbouring zones: zone-ground.ts (group CG-ADJ).
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
