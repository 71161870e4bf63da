/** All that somebody holds, as far as combat goes. Rules: BD-RANGED-17, BD-RULING-83, CG-RULING-78, CG-RULING-79. */
import type { AttackMode } from '../model/ability.ts';
import { isWounded, loadsOf, type Position } from '../model/position.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Piece } from '../vocabulary.ts';

/** Every object that a character holds, in the order of the pieces. */
export const objectsOf = (p: Position, bearer: Piece): Piece[] =>
  loadsOf(p, bearer).filter((load) => p.ruleset.pieces.isCharacter[load] === 0);

/** The first object that a character holds and attacks with in this way, or -1. */
export function heldWeapon(p: Position, bearer: Piece, mode: AttackMode): Piece {
  const { occupancy, pieces } = p.ruleset;
  let found = -1;
  for (let load = occupancy.load[bearer]; load >= 0; load = occupancy.next[load])
    if (pieces.isCharacter[load] === 0 && pieces.weapon[load] === mode && (found < 0 || load < found))
      found = load;
  return found;
}

/** What somebody holds against being shot at; a wounded is served by little (CG-RULING-78). */
export function shotVeto(p: Position, target: Piece): RefusalCode | null {
  const { occupancy, pieces } = p.ruleset;
  const wounded = isWounded(p, target);
  for (let load = occupancy.load[target]; load >= 0; load = occupancy.next[load]) {
    const ability = pieces.isCharacter[load] === 0 ? pieces.answering.vetoes[load] : undefined;
    if (ability?.vetoes && (ability.whileWounded || !wounded)) return ability.vetoes.shot;
  }
  return null;
}
