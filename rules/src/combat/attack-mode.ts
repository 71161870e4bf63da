/**
 * A way to reach a target: in which manner and with what, packed into one integer so that a code can hold it.
 *
 * The weapon is a piece: an object in hand, or the character itself where the weapon is its own.
 */
import type { AttackMode } from '../model/ability.ts';
import type { Piece } from '../vocabulary.ts';

/** With bare hands, or whatever one holds in them. */
export const HANDS = -1;

export const packMode = (mode: AttackMode, weapon: Piece): number => mode | ((weapon + 1) << 2);
export const modeIn = (way: number): AttackMode => (way & 3) as AttackMode;
export const weaponIn = (way: number): Piece => (way >> 2) - 1;
