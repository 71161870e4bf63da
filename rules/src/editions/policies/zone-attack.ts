/**
 * How somebody reaches an enemy between zones: hand to hand in his own zone or, from a starting zone, in the zone that
 * he faces, as if the two were one; with a spear; with a shot of his own or of a Bow; and what keeps him from it. Over
 * the edge of a starting zone more than one way may be open, and a Paladin or a Crossbowman may hold a second weapon:
 * the usual way comes first, the others are there for the asking. Whom nobody may attack at all, carried or wounded in
 * this turn (CG-COMBAT-11, CG-RANGED-9, CG-RULING-92, CG-RULING-103 to 105, CG-RULING-123):
 * actions/who-may-be-attacked.ts. Who joins (CG-RANGED-10 to 14, CG-RULING-60, CG-RULING-65, CG-RULING-134 to 137):
 * zone-combatants.ts. How far a spear reaches: labyrinth/zone-spear-reach.ts; who sees whom (group CG-LOS):
 * labyrinth/zone-sight.ts.
 * Rules: CG-COMBAT-1, CG-STARTCOMBAT-1 to 4, CG-RANGED-1, CG-RANGED-2, CG-RANGED-8, CG-OBJ-Spear-11, CG-OBJ-Bow-1,
 * CG-OBJ-Bow-2; CG-RULING-61 to 64, CG-RULING-127, CG-RULING-128, CG-RULING-130, CG-RULING-138.
 */
import { heldWeapon, shotVeto } from '../../combat/equipment.ts';
import { HANDS, packMode } from '../../actions/attack.ts';
import { MELEE, RANGED, REACH } from '../../model/ability.ts';
import { facedFrom, isSameZone, openFrom } from '../../labyrinth/starting-zone.ts';
import { thrustReaches } from '../../labyrinth/zone-spear-reach.ts';
import {
  abilityOf,
  isUsedUp,
  placeOf,
  type Position,
  hostile,
  isWounded,
  whereIs,
} from '../../model/position.ts';
import type { Cause, RefusalCode } from '../../refusals.ts';
import type { Piece, Place, Seat } from '../../vocabulary.ts';
import { HELD } from '../../model/fields.ts';

/** The zone in which somebody fights, or his own facing where nothing but a way for arrows leads into a room. */
export const spotOf = (p: Position, piece: Piece): Place => spotAt(p, placeOf(p, piece));

function spotAt(p: Position, place: Place): Place {
  if (place < p.ruleset.layout.linesFrom) return place;
  const zone = openFrom(p, place);
  return zone >= 0 ? zone : place;
}

/** Hand to hand: in one zone, or over the edge of a starting zone that one could step over. */
export const fightAtHand = (p: Position, one: Piece, other: Piece): boolean =>
  spotOf(p, one) === spotOf(p, other);

/** Whether somebody has anything that reaches beyond his zone; whether he may use it now is asked of each target. */
export const hasReach = (p: Position, piece: Piece): boolean =>
  abilityOf(p, piece, 'weapon') !== undefined ||
  heldWeapon(p, piece, REACH) >= 0 ||
  heldWeapon(p, piece, RANGED) >= 0;

/** Whether somebody could fight an enemy hand to hand, wounded or not. */
export function isAtHandOfEnemy(p: Position, piece: Piece): boolean {
  const { pieces, layout } = p.ruleset;
  const spot = spotOf(p, piece);
  if (standsEnemyAt(p, pieces.owner[piece], spot)) return true;
  for (let place = layout.linesFrom; place < layout.places; place++)
    if (standsEnemyAt(p, pieces.owner[piece], place) && spotAt(p, place) === spot) return true;
  return false;
}

/** Whether an enemy of a seat is at a place by himself, wounded or not. */
function standsEnemyAt(p: Position, seat: Seat, place: Place): boolean {
  const { occupancy, pieces } = p.ruleset;
  for (let other = occupancy.first[place]; other >= 0; other = occupancy.next[other])
    if (pieces.isCharacter[other] === 1 && hostile(p, seat, pieces.owner[other])) return true;
  return false;
}

/** Whether two are in one zone, all of a starting zone being one (CG-RULING-43). */
export const areInOneZone = (p: Position, one: Piece, other: Piece): boolean =>
  isSameZone(p, placeOf(p, one), placeOf(p, other));

/** Whether an enemy is with somebody, where `isWith` says what that means. */
function hasEnemy(p: Position, piece: Piece, isWith: (enemy: Piece) => boolean): boolean {
  const { pieces, rules } = p.ruleset;
  for (let other = 0; other < pieces.count; other++) {
    if (pieces.isCharacter[other] === 0 || whereIs(p, other) >= HELD) continue;
    if (!hostile(p, pieces.owner[piece], pieces.owner[other])) continue;
    if ((rules.woundedHinder || !isWounded(p, other)) && isWith(other)) return true;
  }
  return false;
}

/** Whether an enemy shares his zone; a wounded one counts unless the table rules otherwise (CG-RULING-127). */
const enemyInZone = (p: Position, piece: Piece): boolean =>
  hasEnemy(p, piece, (enemy) => areInOneZone(p, piece, enemy));

/** The same for shooting, where a table may forbid it at arm's length over the edge of a starting zone (CG-RULING-63). */
const enemyTooNear = (p: Position, piece: Piece): boolean =>
  p.ruleset.rules.shootsAtFacers
    ? enemyInZone(p, piece)
    : hasEnemy(p, piece, (enemy) => fightAtHand(p, piece, enemy));

function thrustRefusal(p: Position, attacker: Piece, target: Piece): RefusalCode | null {
  if (!thrustReaches(p, placeOf(p, attacker), placeOf(p, target))) return 'SPEAR_OUT_OF_REACH';
  return enemyInZone(p, attacker) ? 'ENEMY_KEEPS_SPEAR_BACK' : null;
}

function shotRefusal(p: Position, attacker: Piece, target: Piece): RefusalCode | null {
  if (!p.ruleset.policies.sight.sees(p, attacker, target)) return 'NOT_IN_SIGHT';
  if (enemyTooNear(p, attacker)) return 'ENEMY_IN_ZONE';
  return shotVeto(p, target);
}

/** Adds what one shoots with: a weapon of one's own that has not been fired in this turn, then a Bow in hand. */
function addShots(p: Position, shooter: Piece, out: number[]): void {
  const own = abilityOf(p, shooter, 'weapon');
  if (own && !isUsedUp(p, shooter, own)) out.push(packMode(RANGED, shooter));
  const bow = heldWeapon(p, shooter, RANGED);
  if (bow >= 0) out.push(packMode(RANGED, bow));
}

/** Adds every way in which somebody shoots at this target now. */
export function addRangedModes(p: Position, shooter: Piece, target: Piece, out: number[]): void {
  const before = out.length;
  addShots(p, shooter, out);
  if (out.length > before && shotRefusal(p, shooter, target) !== null) out.length = before;
}

/** Adds every way in which an attacker reaches this target, the usual one first. */
export function addModesAgainst(p: Position, attacker: Piece, target: Piece, out: number[]): void {
  if (fightAtHand(p, attacker, target)) out.push(packMode(MELEE, HANDS));
  const spear = heldWeapon(p, attacker, REACH);
  if (spear >= 0 && thrustRefusal(p, attacker, target) === null) out.push(packMode(REACH, spear));
  addRangedModes(p, attacker, target, out);
}

/** The most telling of the reasons why no way is open: what the weapon in hand would need, else the nearest one. */
export function reachRefusal(p: Position, attacker: Piece, target: Piece): Cause | null {
  const modes: number[] = [];
  addModesAgainst(p, attacker, target, modes);
  if (modes.length > 0) return null;
  addShots(p, attacker, modes);
  const armed = modes.length > 0;
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
