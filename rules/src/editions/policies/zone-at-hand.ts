/**
 * Who is at hand: in one's zone, or from a starting zone in the zone that one faces, as if the two were one. Who is
 * attacked over its edge, and how: zone-attack.ts; who joins: zone-combatants.ts (CG-RULING-60 to CG-RULING-65).
 * Rules: group CG-STARTCOMBAT, CG-RANGED-8; CG-RULING-61, CG-RULING-63, CG-RULING-64, CG-RULING-127.
 */
import { facedFrom, isSameZone } from '../../labyrinth/starting-zone.ts';
import { HELD } from '../../model/fields.ts';
import { hostile, isWounded, placeOf, whereIs, type Position } from '../../model/position.ts';
import type { Piece, Place } from '../../vocabulary.ts';

/** The zone in which somebody fights, or his own facing where nothing but a way for arrows leads into a room. */
export function spotOf(p: Position, piece: Piece): Place {
  const place = placeOf(p, piece);
  if (place < p.ruleset.layout.linesFrom) return place;
  const { zone, blocks } = facedFrom(p, place);
  return zone >= 0 && blocks === 0 ? zone : place;
}

/** Hand to hand: in one zone, or over the edge of a starting zone that one could step over. */
export const fightAtHand = (p: Position, one: Piece, other: Piece): boolean =>
  spotOf(p, one) === spotOf(p, other);

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
export const enemyInZone = (p: Position, piece: Piece): boolean =>
  hasEnemy(p, piece, (enemy) => areInOneZone(p, piece, enemy));

/** The same for shooting, where a table may forbid it at arm's length over the edge of a starting zone (CG-RULING-63). */
export const enemyTooNear = (p: Position, piece: Piece): boolean =>
  p.ruleset.rules.shootsAtFacers
    ? enemyInZone(p, piece)
    : hasEnemy(p, piece, (enemy) => fightAtHand(p, piece, enemy));
