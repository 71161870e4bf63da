/**
 * How somebody reaches an enemy on the board: hand to hand on the next square, with a spear, with a Bow; and what keeps
 * him from it. Between zones: zone-attack.ts. Whom nobody may attack at all, carried or wounded in this turn
 * (BD-COMBAT-13, BD-WOUND-10, BD-RANGED-14, BD-RULING-63 to 65, BD-RULING-131, BD-RULING-135):
 * actions/who-may-be-attacked.ts. Nobody stays on the other's line to attack (BD-COMBAT-16):
 * model/own-and-exit-lines.ts. What a shooter counts (BD-RANGED-5, BD-RANGED-6, BD-RANGED-12): combat/strength.ts; what
 * befalls him (BD-RANGED-7): combat/outcome.ts; who else joins (BD-RANGED-10, BD-RANGED-13): board-combatants.ts; the
 * price (BD-RANGED-11): combat/price-of-attack.ts.
 * Rules: BD-COMBAT-1 to 3, BD-COMBAT-14, BD-COMBAT-15, BD-RANGED-1 to 3, BD-RANGED-9, BD-RANGED-17, BD-OBJ-Spear-1 to
 * 3, BD-OBJ-Spear-8, BD-OBJ-Spear-10; BD-RULING-73, BD-RULING-77, BD-RULING-81, BD-RULING-83.
 */
import { HANDS, packMode } from '../../actions/attack.ts';
import { meets } from '../../combat/who-is-drawn-into-a-group.ts';
import { shotVeto } from '../../combat/equipment.ts';
import { areAdjacent, partedBy } from '../../labyrinth/neighbouring-squares.ts';
import { somebodyBetween, spearReaches } from '../../labyrinth/spear-reach.ts';
import { MELEE, RANGED, REACH } from '../../model/ability.ts';
import { hostile, isFigure, placeOf, type Position } from '../../model/position.ts';
import type { Cause } from '../../refusals.ts';
import type { Piece } from '../../vocabulary.ts';

/** The same "no" by the rules for spears. */
const SPEAR_AT_HAND: Cause = { code: 'ENEMY_AT_HAND', rule: 'BD-OBJ-Spear-10' };
const SPEAR_STOPPED: Cause = { code: 'SPEAR_OUT_OF_REACH', rule: 'BD-OBJ-Spear-2' };

/** Through these nobody attacks, whatever he holds; through the last the spear and the Bow do. */
const THROUGH_A_WALL: Cause = { code: 'WALL', rule: 'BD-COMBAT-2' };
const THROUGH_A_PORTCULLIS: Cause = { code: 'PORTCULLIS_CLOSED', rule: 'BD-COMBAT-2' };
const THROUGH_A_SLIT: Cause = { code: 'ARROW_SLIT', rule: 'BD-COMBAT-3' };

/** How somebody attacks from a distance with what he holds; MELEE where he does not. */
export const weaponHeld = (p: Position, piece: Piece): number => {
  const load = p.ruleset.occupancy.load[piece];
  return load >= 0 ? p.ruleset.pieces.weapon[load] : MELEE;
};

/** Whether an enemy figure stands within arm's reach. */
const enemyAtHand = (p: Position, piece: Piece): boolean => {
  const { owner } = p.ruleset.pieces;
  return meets(p, piece, (other) => isFigure(p, other) && hostile(p, owner[piece], owner[other]));
};

/** Whether an enemy, wounded or not, is on one of the squares next to somebody. */
export function touchesEnemy(p: Position, piece: Piece): boolean {
  const { pieces, terrain, occupancy } = p.ruleset;
  const place = placeOf(p, piece);
  for (let edge = place * 4; edge < place * 4 + 4; edge++) {
    const to = terrain.neighbour[edge];
    if (to < 0 || terrain.blocks[edge] !== 0) continue;
    for (let other = occupancy.first[to]; other >= 0; other = occupancy.next[other])
      if (pieces.isCharacter[other] === 1 && hostile(p, pieces.owner[piece], pieces.owner[other]))
        return true;
  }
  return false;
}

/** What keeps this attacker from reaching this target in any manner. */
export function boardReachRefusal(p: Position, attacker: Piece, target: Piece): Cause | null {
  const from = placeOf(p, attacker);
  const to = placeOf(p, target);
  if (areAdjacent(p, from, to)) return null;
  // Of two on neighbouring squares it is said what parts them, not that they are apart.
  const between = partedBy(p, from, to);
  if (between === 'WALL') return THROUGH_A_WALL;
  if (between === 'PORTCULLIS_CLOSED') return THROUGH_A_PORTCULLIS;
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
  return between ? THROUGH_A_SLIT : 'NOT_ADJACENT';
}

/** One weapon in hand, and hand to hand nobody strikes or shoots (BD-OBJ-Spear-8, BD-RANGED-9). */
export function onlyMode(p: Position, attacker: Piece, target: Piece): number {
  if (areAdjacent(p, placeOf(p, attacker), placeOf(p, target))) return packMode(MELEE, HANDS);
  return packMode(weaponHeld(p, attacker) === REACH ? REACH : RANGED, p.ruleset.occupancy.load[attacker]);
}
