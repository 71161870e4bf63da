/**
 * What a side brings to a combat: the values of everybody who takes part.
 * Rules: BD-COMBAT-5, BD-GROUP-5, BD-WOUND-3, BD-RANGED-5, BD-RANGED-6, BD-RANGED-12; BD-RULING-66, BD-RULING-67;
 * CG-COMBAT-3, CG-GROUP-4, CG-WOUND-5, CG-RANGED-5, CG-RANGED-6, CG-RANGED-16; CG-RULING-113 to CG-RULING-118,
 * CG-RULING-194.
 */
import { type Ability, MELEE, type Fighter, type AttackMode, RANGED, REACH } from '../model/ability.ts';
import { ATTACKS, DEFENDS, FIRES_OWN, HELD, SHOOTS, STRIKES_FAR } from '../model/fields.ts';
import { isFigure, isSpent, isWounded, marksOf, placeOf, type Position, whereIs } from '../model/position.ts';
import { type Piece, ROOM_SQUARES } from '../vocabulary.ts';
import { objectsOf } from './equipment.ts';

/** Everybody who takes part on a side: ATTACKS or DEFENDS. */
export function fightersOf(p: Position, side: number): Piece[] {
  const fighters: Piece[] = [];
  for (let piece = 0; piece < p.ruleset.pieces.count; piece++)
    if (marksOf(p, piece) & side) fighters.push(piece);
  return fighters;
}

export const modeOf = (p: Position, piece: Piece): AttackMode =>
  marksOf(p, piece) & SHOOTS ? RANGED : marksOf(p, piece) & STRIKES_FAR ? REACH : MELEE;

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
  for (const object of objectsOf(p, piece)) value += helpOf(pieces.combatAbilities[object] ?? [], fighter);
  return value;
}

const helpOf = (abilities: readonly Ability[], fighter: Fighter): number =>
  abilities.reduce((sum, ability) => sum + (ability.combat?.(fighter) ?? 0), 0);

/** A shooter counts what he shoots with, and nothing changes it (BD-RANGED-6, CG-RANGED-6). */
function shotOf(p: Position, shooter: Piece): number {
  const { pieces, rules } = p.ruleset;
  if (marksOf(p, shooter) & FIRES_OWN) return pieces.shot[shooter];
  const bows = objectsOf(p, shooter).filter((object) => pieces.weapon[object] === RANGED);
  const values = bows.map((bow) => pieces.shot[bow]);
  return rules.bowsAdd ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
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
    const sameRoom = inRooms && Math.floor(near / ROOM_SQUARES) === Math.floor(far / ROOM_SQUARES);
    for (const ability of pieces.kinds[bearer].abilities)
      sum += ability.aura?.({ sameRoom, mode, ranged: isRanged(p) }) ?? 0;
  }
  return sum;
}

/** Nobody attacks but from afar with a shot: a pure ranged combat. */
export const isRanged = (p: Position): boolean =>
  fightersOf(p, ATTACKS).every((piece) => modeOf(p, piece) === RANGED);

/** One attacker against one enemy, hand to hand or with the spear (BD-CHAR-Telepath-5, CG-CHAR-Berserker-5). */
export const isDuel = (p: Position): boolean =>
  fightersOf(p, ATTACKS).length === 1 && fightersOf(p, DEFENDS).length === 1 && !isRanged(p);
