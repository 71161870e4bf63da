/**
 * All that somebody holds, as far as combat goes.
 * Rules: BD-RANGED-17, BD-RULING-83; CG-CHAR-Paladin-5, CG-RULING-78, CG-RULING-79, CG-RULING-118.
 */
import { type AttackMode, type Fighter, RANGED } from '../model/ability.ts';
import { isWounded, loadsOf, type Position } from '../model/position.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Piece } from '../vocabulary.ts';

/** Every object that a character holds, in the order of the pieces. */
export const objectsOf = (p: Position, bearer: Piece): Piece[] =>
  loadsOf(p, bearer).filter((load) => p.ruleset.pieces.isCharacter[load] === 0);

/** What all that somebody holds adds to his value: bonuses add up, also of two alike (CG-CHAR-Paladin-5, CG-RULING-118). */
export function bonusOfObjects(
  p: Position,
  bearer: Piece,
  fighter: Fighter,
  note: ((bearer: Piece, value: number, object: Piece, ability: string) => void) | null = null,
): number {
  let sum = 0;
  for (const object of objectsOf(p, bearer))
    for (const ability of p.ruleset.pieces.combatAbilities[object] ?? []) {
      const more = ability.combat?.(fighter) ?? 0;
      note?.(bearer, more, object, ability.id);
      sum += more;
    }
  return sum;
}

/** What somebody shoots with the Bows that he holds: as with one, unless the table reads it otherwise (CG-RULING-118). */
export function shotOfBows(p: Position, shooter: Piece): number {
  const { pieces, rules } = p.ruleset;
  const bows = objectsOf(p, shooter).filter((object) => pieces.weapon[object] === RANGED);
  const values = bows.map((bow) => pieces.shot[bow]);
  return rules.bowsAdd ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
}

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
