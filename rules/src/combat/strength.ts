/**
 * What a side brings to a combat: the values of everybody who takes part.
 * Rules: BD-COMBAT-5, BD-GROUP-5, BD-WOUND-3, BD-RANGED-5, BD-RANGED-6, BD-RANGED-12; BD-RULING-66, BD-RULING-67.
 */
import { CLOSE, type Fighter, type Manner, SHOT, SPEAR } from '../content/ability.ts';
import { ATTACKS, DEFENDS, SHOOTS, STRIKES_FAR } from '../position/fields.ts';
import { isWounded, loadOf, marksOf, type Position } from '../position/position.ts';
import type { Piece } from '../vocabulary.ts';

/** A shooter counts this instead of his own value (BD-RANGED-5). */
const SHOT_VALUE = 1;

/** Everybody who takes part on a side: ATTACKS or DEFENDS. */
export function fightersOf(p: Position, side: number): Piece[] {
  const fighters: Piece[] = [];
  for (let piece = 0; piece < p.table.pieces.count; piece++)
    if (marksOf(p, piece) & side) fighters.push(piece);
  return fighters;
}

export const mannerOf = (p: Position, piece: Piece): Manner =>
  marksOf(p, piece) & SHOOTS ? SHOT : marksOf(p, piece) & STRIKES_FAR ? SPEAR : CLOSE;

/** The sum of a side without its card. */
export function strengthOf(p: Position, side: number): number {
  const fighters = fightersOf(p, side);
  const figures = fighters.filter((piece) => !isWounded(p, piece)).length;
  let sum = 0;
  for (const piece of fighters)
    sum += valueOf(p, piece, side === ATTACKS, figures - (isWounded(p, piece) ? 0 : 1));
  return sum;
}

function valueOf(p: Position, piece: Piece, attacking: boolean, companions: number): number {
  const { pieces } = p.table;
  const manner = mannerOf(p, piece);
  if (manner === SHOT) return SHOT_VALUE;
  const wounded = isWounded(p, piece);
  const fighter: Fighter = { attacking, manner, wounded, companions };
  let value = wounded ? 0 : pieces.combat[piece];
  for (const ability of pieces.combatAbilities[piece] ?? [])
    if (!wounded || ability.whileWounded) value += ability.combat?.(fighter) ?? 0;
  const load = loadOf(p, piece);
  if (load >= 0 && pieces.isCharacter[load] === 0)
    for (const ability of pieces.combatAbilities[load] ?? []) value += ability.combat?.(fighter) ?? 0;
  return value;
}

/** One attacker against one enemy, hand to hand or with the spear (BD-CHAR-Telepath-5). */
export function isDuel(p: Position): boolean {
  const attackers = fightersOf(p, ATTACKS);
  return attackers.length === 1 && fightersOf(p, DEFENDS).length === 1 && mannerOf(p, attackers[0]) !== SHOT;
}
