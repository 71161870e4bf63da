/**
 * What a side brings to a combat: the values of everybody who takes part. Who wins: outcome.ts; two objects alike
 * (CG-CHAR-Paladin-5, CG-RULING-118): equipment.ts.
 * Rules: BD-COMBAT-5, BD-GROUP-5, BD-WOUND-3, BD-RANGED-5, BD-RANGED-6, BD-RANGED-8, BD-RANGED-12, BD-RANGED-15;
 * BD-RULING-66, BD-RULING-67; CG-COMBAT-3, CG-GROUP-4, CG-WOUND-5, CG-RANGED-5 to 7, CG-RANGED-16; CG-RULING-113 to
 * 117, CG-RULING-139, CG-RULING-194; MP-RULING-60.
 */
import { type AttackMode, type Fighter, RANGED } from '../model/ability.ts';
import { ATTACKER, ATTACKS, DEFENDS, FIRES_OWN, HELD } from '../model/fields.ts';
import { isFigure, isSpent, isWounded, marksOf, placeOf, type Position, whereIs } from '../model/position.ts';
import type { Piece } from '../vocabulary.ts';
import { bonusOfObjects, shotOfBows } from './equipment.ts';
import { fightersOf, isRanged, modeOf } from './duel-group-or-ranged.ts';
import { slotOf } from '../map/place-numbers.ts';

/** The sum of a side without its card. */
export function strengthOf(p: Position, side: number): number {
  const { combatants } = p.ruleset.policies;
  const fighters = fightersOf(p, side);
  const company = fighters.filter((piece) => combatants.isCompany(p, piece));
  let sum = 0;
  for (const piece of fighters) {
    const companions = company.filter((other) => other !== piece).length;
    sum += valueOf(p, piece, side === ATTACKS, companions);
  }
  return sum;
}

function valueOf(p: Position, piece: Piece, attacking: boolean, companions: number): number {
  const { pieces, rules } = p.ruleset;
  const mode = modeOf(p, piece);
  if (mode === RANGED) return shotOf(p, piece);
  const wounded = isWounded(p, piece);
  const fighter: Fighter = { attacking, mode, wounded, companions, rules };
  let value = (wounded ? 0 : pieces.combat[piece]) + auraOn(p, piece, mode);
  for (const ability of pieces.combatAbilities[piece] ?? [])
    if (!wounded || ability.whileWounded) value += ability.combat?.(fighter) ?? 0;
  return value + bonusOfObjects(p, piece, fighter);
}

/** A shooter counts what he shoots with, and nothing changes it (BD-RANGED-6, CG-RANGED-6). */
function shotOf(p: Position, shooter: Piece): number {
  return marksOf(p, shooter) & FIRES_OWN ? p.ruleset.pieces.shot[shooter] : shotOfBows(p, shooter);
}

/** What friends who need not take part themselves add to somebody who does (CG-CHAR-General-2). */
function auraOn(p: Position, piece: Piece, mode: AttackMode): number {
  const { pieces, layout } = p.ruleset;
  let sum = 0;
  for (const bearer of pieces.auraBearers) {
    if (bearer === piece || pieces.owner[bearer] !== pieces.owner[piece]) continue;
    if (!isFigure(p, bearer) || isSpent(p, bearer) || whereIs(p, bearer) >= HELD) continue;
    const [near, far] = [placeOf(p, bearer), placeOf(p, piece)];
    const inRooms = near < layout.linesFrom && far < layout.linesFrom;
    const sameRoom = inRooms && slotOf(near) === slotOf(far);
    for (const ability of pieces.kinds[bearer].abilities)
      sum += ability.aura?.({ sameRoom, mode, ranged: isRanged(p) }) ?? 0;
  }
  return sum;
}

/** What both sides of the combat that is under way bring to it, before any card counts. */
export interface StrengthBeforeCards {
  readonly attack: number;
  readonly defence: number;
}

/** The sums of both sides, or null while nobody fights. */
export const strengthBeforeCards = (p: Position): StrengthBeforeCards | null =>
  p.data[ATTACKER] < 0 ? null : { attack: strengthOf(p, ATTACKS), defence: strengthOf(p, DEFENDS) };
