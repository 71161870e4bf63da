/**
 * A way to reach a target: in which manner and with what, packed into one integer so that a code can hold it; and how
 * those are marked who attack so. Who has which way: editions/policies/board-attack.ts, zone-attack.ts.
 *
 * The weapon is a piece: an object in hand, or the character itself where the weapon is its own.
 */
import { type AttackMode, MELEE, REACH } from '../model/ability.ts';
import { ATTACKS, DEFENDS, FIRES_OWN, SHOOTS, STRIKES_FAR } from '../model/fields.ts';
import type { Declared } from '../model/policies.ts';
import { mark, type Position } from '../model/position.ts';
import type { Piece } from '../vocabulary.ts';

/** With bare hands, or whatever one holds in them. */
export const HANDS = -1;

export const packMode = (mode: AttackMode, weapon: Piece): number => mode | ((weapon + 1) << 2);
export const modeIn = (way: number): AttackMode => (way & 3) as AttackMode;
export const weaponIn = (way: number): Piece => (way >> 2) - 1;

/** The marks of somebody who attacks in this way. */
const attackMarks = (piece: Piece, way: number): number => {
  if (modeIn(way) === MELEE) return ATTACKS;
  if (modeIn(way) === REACH) return ATTACKS | STRIKES_FAR;
  return weaponIn(way) === piece ? ATTACKS | SHOOTS | FIRES_OWN : ATTACKS | SHOOTS;
};

/** Marks everybody whom a declaration of an attack names. */
export function markDeclared(p: Position, { attacker, target, mode, joiners }: Declared): void {
  mark(p, attacker, attackMarks(attacker, mode));
  mark(p, target, DEFENDS);
  for (const joiner of joiners) mark(p, joiner.piece, attackMarks(joiner.piece, joiner.mode));
}
