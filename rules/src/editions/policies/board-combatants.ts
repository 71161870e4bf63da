/**
 * Who fights in the board editions: figures touch each other and draw their neighbours in, until nobody is added.
 *
 * Whoever strikes or shoots from a distance touches nobody: he draws no defender in and joins only if his player
 * wishes (BD-RULING-74, BD-RULING-76, BD-RULING-80).
 * Rules: groups BD-COMBAT, BD-GROUP, BD-RANGED, BD-OBJ-Spear; BD-RULING-57 to BD-RULING-85, BD-RULING-131, BD-RULING-135.
 */
import { drawIn, meets } from '../../combat/drawn-in.ts';
import { shotVeto } from '../../combat/equipment.ts';
import { HANDS, markDeclared, packMode } from '../../combat/attack-mode.ts';
import { targetRefusal } from '../../combat/target.ts';
import { MELEE, RANGED, REACH } from '../../model/ability.ts';
import { areAdjacent } from '../../labyrinth/adjacency.ts';
import { characterAt, spearReaches } from '../../labyrinth/sight.ts';
import { ATTACKS, DEFENDS, HELD } from '../../model/fields.ts';
import { hostile, isFigure, isSpent, placeOf, whereIs, type Position } from '../../model/position.ts';
import type { Cause } from '../../refusals.ts';
import { LINE, type Piece, type Place } from '../../vocabulary.ts';
import type { Combatants } from '../../model/policies.ts';

/** The same "no" by the rules for spears. */
const SPEAR_AT_HAND: Cause = { code: 'ENEMY_AT_HAND', rule: 'BD-OBJ-Spear-10' };
const SPEAR_STOPPED: Cause = { code: 'SPEAR_OUT_OF_REACH', rule: 'BD-OBJ-Spear-2' };

/** How somebody attacks from a distance with what he holds; MELEE where he does not. */
const weaponHeld = (p: Position, piece: Piece): number => {
  const load = p.ruleset.occupancy.load[piece];
  return load >= 0 ? p.ruleset.pieces.weapon[load] : MELEE;
};

/** Whether an enemy figure stands within arm's reach. */
const enemyAtHand = (p: Position, piece: Piece): boolean => {
  const { owner } = p.ruleset.pieces;
  return meets(p, piece, (other) => isFigure(p, other) && hostile(p, owner[piece], owner[other]));
};

/** Whether two places lie two open steps apart in one direction, and nothing but a character is between. */
function somebodyBetween(p: Position, from: Place, to: Place): boolean {
  for (let direction = 0; direction < 4; direction++) {
    const middle = p.ruleset.terrain.neighbour[from * 4 + direction];
    if (middle < 0 || p.ruleset.terrain.neighbour[middle * 4 + direction] !== to) continue;
    return areAdjacent(p, from, middle) && areAdjacent(p, middle, to) && characterAt(p, middle) >= 0;
  }
  return false;
}

/** What keeps this attacker from reaching this target in any manner. */
function reachRefusal(p: Position, attacker: Piece, target: Piece): Cause | null {
  const from = placeOf(p, attacker);
  const to = placeOf(p, target);
  if (areAdjacent(p, from, to)) return null;
  const weapon = weaponHeld(p, attacker);
  if (weapon === REACH) {
    if (!spearReaches(p, from, to))
      return somebodyBetween(p, from, to) ? SPEAR_STOPPED : 'SPEAR_OUT_OF_REACH';
    return enemyAtHand(p, attacker) ? SPEAR_AT_HAND : null;
  }
  if (weapon === RANGED) {
    if (!p.ruleset.policies.sight.sees(p, attacker, target)) return 'NOT_IN_SIGHT';
    const veto = shotVeto(p, target);
    if (veto) return veto;
    return enemyAtHand(p, attacker) ? 'ENEMY_AT_HAND' : null;
  }
  return 'NOT_ADJACENT';
}

export const boardCombatants: Combatants = {
  id: 'boardCombatants',

  attackRefusal(p, attacker, target): Cause | null {
    const { policies, terrain } = p.ruleset;
    const refusal = targetRefusal(p, attacker, target);
    if (refusal) return refusal;
    if (policies.lineConduct.safe && terrain.kind[placeOf(p, target)] === LINE) return 'NO_ATTACK_ON_LINES';
    return reachRefusal(p, attacker, target);
  },

  modes(p, attacker, target, out): void {
    out.length = 0;
    if (boardCombatants.attackRefusal(p, attacker, target) === null) out.push(onlyMode(p, attacker, target));
  },

  mayJoin(p, attacker, target, _manner, out): void {
    const { pieces, rules } = p.ruleset;
    out.length = 0;
    for (let piece = 0; piece < pieces.count; piece++) {
      if (piece === attacker || pieces.owner[piece] !== pieces.owner[attacker]) continue;
      const weapon = weaponHeld(p, piece);
      const asked = (weapon === REACH && rules.spearJoins) || (weapon === RANGED && rules.bowJoins);
      if (!asked || whereIs(p, piece) >= HELD || !isFigure(p, piece) || isSpent(p, piece)) continue;
      if (areAdjacent(p, placeOf(p, piece), placeOf(p, target))) continue;
      if (reachRefusal(p, piece, target) === null) out.push(piece);
    }
  },

  joinModes(p, joiner, target, out): void {
    out.length = 0;
    out.push(onlyMode(p, joiner, target));
  },

  isCompany: isFigure,

  areAtHand: (p, one, other) => areAdjacent(p, placeOf(p, one), placeOf(p, other)),

  gather(p, declared): void {
    const { owner } = p.ruleset.pieces;
    const attack = owner[declared.attacker];
    const defence = owner[declared.target];
    markDeclared(p, declared);
    // Other colours neither join nor conduct (MP-STD-11, MP-RULING-12).
    drawIn(p, (seat) => (seat === attack ? ATTACKS : seat === defence ? DEFENDS : 0));
  },
};

/** One weapon in hand, and hand to hand nobody strikes or shoots (BD-OBJ-Spear-8, BD-RANGED-9). */
function onlyMode(p: Position, attacker: Piece, target: Piece): number {
  if (areAdjacent(p, placeOf(p, attacker), placeOf(p, target))) return packMode(MELEE, HANDS);
  return packMode(weaponHeld(p, attacker) === REACH ? REACH : RANGED, p.ruleset.occupancy.load[attacker]);
}
