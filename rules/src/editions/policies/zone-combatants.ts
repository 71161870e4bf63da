/**
 * Who fights between zones: everybody unwounded in the zone of the target, with those who face it from a starting zone;
 * in a ranged combat the other defenders only where attackers are among them, and further shooters as their
 * player wishes, or all of them where a table reads it so.
 *
 * A spear draws in those of the attacked zone, never those of the user's own.
 * Rules: groups CG-COMBAT, CG-GROUP, CG-STARTCOMBAT, CG-RANGED, CG-OBJ-Spear; CG-RULING-60 to CG-RULING-65, CG-RULING-92,
 * CG-RULING-104, CG-RULING-106, CG-RULING-111, CG-RULING-125, CG-RULING-134 to CG-RULING-137, CG-RULING-140.
 */
import { modeIn, weaponIn } from '../../combat/attack-mode.ts';
import { RANGED, REACH } from '../../model/ability.ts';
import { ATTACKS, DEFENDS, FIRES_OWN, HELD, HURT, SHOOTS, STRIKES_FAR } from '../../model/fields.ts';
import {
  hostile,
  isFigure,
  isSpent,
  mark,
  marksOf,
  placeOf,
  whereIs,
  type Position,
} from '../../model/position.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { Piece } from '../../vocabulary.ts';
import type { Combatants, Declared } from '../../model/policies.ts';
import { areInOneZone, fightAtHand, spotOf } from './zone-fighting.ts';
import { reachRefusal, rangedModes, modesAgainst } from './zone-attack.ts';

export const zoneCombatants: Combatants = {
  id: 'zoneCombatants',

  attackRefusal: (p, attacker, target) =>
    targetRefusal(p, attacker, target) ?? reachRefusal(p, attacker, target),

  modes(p, attacker, target, out): void {
    out.length = 0;
    if (targetRefusal(p, attacker, target) === null) out.push(...modesAgainst(p, attacker, target));
  },

  mayJoin(p, attacker, target, mode, out): void {
    const { pieces } = p.ruleset;
    out.length = 0;
    if (mode !== RANGED) return;
    for (let piece = 0; piece < pieces.count; piece++) {
      if (piece === attacker || pieces.owner[piece] !== pieces.owner[attacker]) continue;
      // Whoever is among the defenders fights there with what he is worth (CG-RANGED-17, CG-RULING-137).
      if (!mayFight(p, piece) || isSpent(p, piece) || fightAtHand(p, piece, target)) continue;
      if (rangedModes(p, piece, target).length > 0) out.push(piece);
    }
  },

  allMustJoin: (p) => p.ruleset.rules.allShootersJoin,

  joinModes(p, joiner, target, out): void {
    out.length = 0;
    out.push(...rangedModes(p, joiner, target));
  },

  gather(p, declared): void {
    const { attacker, target, mode: way, joiners } = declared;
    const there = involved(p, declared);
    mark(p, attacker, ATTACKS | distanceMark(attacker, way));
    mark(p, target, DEFENDS);
    for (const joiner of joiners) mark(p, joiner.piece, ATTACKS | distanceMark(joiner.piece, joiner.mode));
    const { owner } = p.ruleset.pieces;
    const attackers = there.filter((piece) => owner[piece] === owner[attacker] && !isSpent(p, piece));
    for (const piece of attackers) mark(p, piece, ATTACKS);
    // A shot from afar concerns nobody but its target (CG-RANGED-14).
    if (modeIn(way) === RANGED && attackers.length === 0) return;
    for (const piece of there) if (owner[piece] === owner[target]) mark(p, piece, DEFENDS);
  },

  isCompany: () => true,

  areAtHand: fightAtHand,
};

/** Why nobody of this side may attack this one, from wherever it be. */
function targetRefusal(p: Position, attacker: Piece, target: Piece): RefusalCode | null {
  const { pieces, scenario } = p.ruleset;
  if (scenario.combatCards.length === 0) return 'NO_COMBAT_HERE';
  if (pieces.isCharacter[target] === 0) return 'NOT_A_CHARACTER';
  if (whereIs(p, target) >= HELD) return placeOf(p, target) >= 0 ? 'CARRIED_TARGET' : 'NOT_IN_PLAY';
  if (!hostile(p, pieces.owner[attacker], pieces.owner[target])) return 'NOT_AN_ENEMY';
  return marksOf(p, target) & HURT ? 'WOUNDED_THIS_TURN' : null;
}

/** An unwounded character on the board; whoever was wounded in this turn is not attacked again, healed or not. */
const mayFight = (p: Position, piece: Piece): boolean =>
  isFigure(p, piece) && whereIs(p, piece) < HELD && !(marksOf(p, piece) & HURT);

/** Everybody else in the zone of the target. */
function involved(p: Position, { attacker, target, mode: way, joiners }: Declared): Piece[] {
  const found: Piece[] = [];
  const spot = spotOf(p, target);
  for (let piece = 0; piece < p.ruleset.pieces.count; piece++) {
    if (piece === attacker || piece === target || joiners.some((joiner) => joiner.piece === piece)) continue;
    if (!mayFight(p, piece) || spotOf(p, piece) !== spot) continue;
    // Friends beside the one with the spear stay out (CG-RULING-125).
    if (modeIn(way) === REACH && areInOneZone(p, piece, attacker)) continue;
    found.push(piece);
  }
  return found;
}

function distanceMark(piece: Piece, way: number): number {
  if (modeIn(way) === REACH) return STRIKES_FAR;
  if (modeIn(way) !== RANGED) return 0;
  return weaponIn(way) === piece ? SHOOTS | FIRES_OWN : SHOOTS;
}
