/**
 * How somebody reaches an enemy between zones: hand to hand, with a spear, with a shot of his own or of a Bow; and what
 * keeps him from it. Who joins (CG-RANGED-10 to CG-RANGED-14, CG-RULING-60, CG-RULING-136): zone-combatants.ts.
 *
 * Over the edge of a starting zone more than one way may be open, and a Paladin or a Crossbowman may hold a second
 * weapon: the usual way comes first, the others are there for the asking.
 * Rules: CG-COMBAT-1, groups CG-STARTCOMBAT, CG-RANGED, CG-OBJ-Spear, CG-OBJ-Bow; CG-RULING-61 to CG-RULING-63,
 * CG-RULING-127, CG-RULING-128, CG-RULING-130, CG-RULING-138.
 */
import { heldWeapon, shotVeto } from '../../combat/equipment.ts';
import { HANDS, packMode } from '../../actions/attack.ts';
import { MELEE, RANGED, REACH } from '../../model/ability.ts';
import { facedFrom } from '../../labyrinth/starting-zone.ts';
import { thrustReaches } from '../../labyrinth/zone-spear.ts';
import { abilityOf, isUsedUp, placeOf, type Position } from '../../model/position.ts';
import type { Cause, RefusalCode } from '../../refusals.ts';
import type { Piece } from '../../vocabulary.ts';
import { areInOneZone, enemyInZone, enemyTooNear, fightAtHand } from './zone-at-hand.ts';

function thrustRefusal(p: Position, attacker: Piece, target: Piece): RefusalCode | null {
  if (areInOneZone(p, attacker, target) || !thrustReaches(p, placeOf(p, attacker), placeOf(p, target)))
    return 'SPEAR_OUT_OF_REACH';
  return enemyInZone(p, attacker) ? 'ENEMY_KEEPS_SPEAR_BACK' : null;
}

function shotRefusal(p: Position, attacker: Piece, target: Piece): RefusalCode | null {
  if (!p.ruleset.policies.sight.sees(p, attacker, target)) return 'NOT_IN_SIGHT';
  if (enemyTooNear(p, attacker)) return 'ENEMY_IN_ZONE';
  return shotVeto(p, target);
}

/** What one shoots with: a weapon of one's own that has not been fired in this turn, then a Bow in hand. */
function shots(p: Position, shooter: Piece): number[] {
  const found: number[] = [];
  const own = abilityOf(p, shooter, 'weapon');
  if (own && !isUsedUp(p, shooter, own)) found.push(packMode(RANGED, shooter));
  const bow = heldWeapon(p, shooter, RANGED);
  if (bow >= 0) found.push(packMode(RANGED, bow));
  return found;
}

/** Every way in which somebody shoots at this target now. */
export const rangedModes = (p: Position, shooter: Piece, target: Piece): number[] => {
  const found = shots(p, shooter);
  return found.length > 0 && shotRefusal(p, shooter, target) === null ? found : [];
};

/** Every way in which an attacker reaches this target, the usual one first. */
export function modesAgainst(p: Position, attacker: Piece, target: Piece): number[] {
  const found: number[] = [];
  if (fightAtHand(p, attacker, target)) found.push(packMode(MELEE, HANDS));
  const spear = heldWeapon(p, attacker, REACH);
  if (spear >= 0 && thrustRefusal(p, attacker, target) === null) found.push(packMode(REACH, spear));
  return [...found, ...rangedModes(p, attacker, target)];
}

/** The most telling of the reasons why no way is open: what the weapon in hand would need, else the nearest one. */
export function reachRefusal(p: Position, attacker: Piece, target: Piece): Cause | null {
  if (modesAgainst(p, attacker, target).length > 0) return null;
  const armed = shots(p, attacker).length > 0;
  const reasons = [
    ...(heldWeapon(p, attacker, REACH) >= 0 ? [thrustRefusal(p, attacker, target)] : []),
    ...(armed ? [shotRefusal(p, attacker, target)] : []),
  ];
  const telling = reasons.find((code) => code !== 'SPEAR_OUT_OF_REACH' && code !== 'NOT_IN_SIGHT');
  if (telling) return telling;
  if (!armed && abilityOf(p, attacker, 'weapon') && shotRefusal(p, attacker, target) === null)
    return 'FIRED_ALREADY';
  if (armed) return reasons.at(-1) ?? null;
  if (standBefore(p, attacker, target)) return reasons.at(-1) ?? 'STARTING_ZONE_SHUT';
  return facedElsewhere(p, attacker, target) ?? reasons.at(-1) ?? 'NOT_IN_ZONE';
}

/** Over the edge of a starting zone one fights only where one faces, from either side. */
const NOT_FACED_BY_TARGET: Cause = { code: 'FACES_OTHER_ZONE', rule: 'CG-STARTCOMBAT-1' };
const NOT_FACED_BY_ATTACKER: Cause = { code: 'FACES_OTHER_ZONE', rule: 'CG-STARTCOMBAT-4' };

/** Whether just one of the two is in a starting zone, and faces something else than the zone of the other. */
function facedElsewhere(p: Position, attacker: Piece, target: Piece): Cause | null {
  const [inside, outside] = [attacker, target].map((piece) => placeOf(p, piece) < p.ruleset.layout.linesFrom);
  if (inside === outside) return null;
  return inside ? NOT_FACED_BY_TARGET : NOT_FACED_BY_ATTACKER;
}

/** Whether one of the two faces the zone of the other from a starting zone, over whatever edge. */
function standBefore(p: Position, one: Piece, other: Piece): boolean {
  const { linesFrom } = p.ruleset.layout;
  const [a, b] = [placeOf(p, one), placeOf(p, other)];
  const faces = (line: number, zone: number): boolean =>
    line >= linesFrom && facedFrom(p, line).zone === zone;
  return faces(a, b) || faces(b, a);
}
