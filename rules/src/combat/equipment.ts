/** What somebody holds, as far as combat goes: all of it, where a character may carry two things. */
import { isWounded, loadsOf, type Position } from '../model/position.ts';
import type { Piece } from '../vocabulary.ts';

/** Every object that a character holds, in the order of the pieces. */
export const objectsOf = (p: Position, bearer: Piece): Piece[] =>
  loadsOf(p, bearer).filter((load) => p.ruleset.pieces.isCharacter[load] === 0);

/** The first object with a trait that a character holds, or -1. */
export function heldWith(p: Position, bearer: Piece, trait: number): Piece {
  const { occupancy, pieces } = p.ruleset;
  let found = -1;
  for (let load = occupancy.load[bearer]; load >= 0; load = occupancy.next[load])
    if (pieces.isCharacter[load] === 0 && pieces.traits[load] & trait && (found < 0 || load < found))
      found = load;
  return found;
}

/** Whether something that a character holds serves it with this trait; a wounded is served by little (CG-RULING-78). */
export function servedBy(p: Position, bearer: Piece, trait: number): boolean {
  const { occupancy, pieces } = p.ruleset;
  const traits = isWounded(p, bearer) ? pieces.woundedTraits : pieces.traits;
  for (let load = occupancy.load[bearer]; load >= 0; load = occupancy.next[load])
    if (pieces.isCharacter[load] === 0 && traits[load] & trait) return true;
  return false;
}
