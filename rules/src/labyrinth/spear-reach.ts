/**
 * How far a spear reaches over squares: two straight on, with nobody between, or one through a slit.
 * Rules: BD-OBJ-Spear-1 to 3; BD-RULING-11, BD-RULING-72, BD-RULING-73. Between zones: zone-spear-reach.ts.
 */
import type { Position } from '../model/position.ts';
import { BLOCK_SLIT, type Place } from '../vocabulary.ts';
import { areAdjacent } from './neighbouring-squares.ts';
import { characterAt } from './sight.ts';

/** Whether a spear at one place reaches another (BD-RULING-72). */
export function spearReaches(p: Position, from: Place, to: Place): boolean {
  const { terrain } = p.ruleset;
  for (let direction = 0; direction < 4; direction++) {
    const edge = from * 4 + direction;
    const next = terrain.neighbour[edge];
    if (next < 0) continue;
    if (next === to && terrain.blocks[edge] === BLOCK_SLIT) return true;
    if (terrain.blocks[edge] !== 0 || characterAt(p, next) >= 0) continue;
    const beyond = next * 4 + direction;
    if (terrain.neighbour[beyond] === to && terrain.blocks[beyond] === 0) return true;
  }
  return false;
}

/** Whether two places lie two open steps apart in one direction, and nothing but a character is between. */
export function somebodyBetween(p: Position, from: Place, to: Place): boolean {
  for (let direction = 0; direction < 4; direction++) {
    const middle = p.ruleset.terrain.neighbour[from * 4 + direction];
    if (middle < 0 || p.ruleset.terrain.neighbour[middle * 4 + direction] !== to) continue;
    return areAdjacent(p, from, middle) && areAdjacent(p, middle, to) && characterAt(p, middle) >= 0;
  }
  return false;
}
