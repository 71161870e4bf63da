/** Whether two places are one zone: a starting zone is one, whatever its characters face (CG-RULING-43, CG-RULING-59). */
import type { Position } from '../model/position.ts';
import type { Place } from '../vocabulary.ts';

export function isSameZone(p: Position, a: Place, b: Place): boolean {
  if (a === b) return true;
  const { linesFrom, lineOf } = p.ruleset.layout;
  return a >= linesFrom && b >= linesFrom && lineOf[a - linesFrom] === lineOf[b - linesFrom];
}
