/**
 * Who stops somebody where he would go: unwounded enemies, unless his traits or theirs let him pass. Where he may end
 * (BD-MOVE-6, BD-MOVE-10): squares/square-stacking.ts; what holds him in a zone (CG-MOVE-7 to 9, CG-RULING-34,
 * CG-RULING-35, CG-RULING-39, CG-RULING-41): zones/zone-step.ts; also from a jump or a step through a wall
 * (CG-RULING-37): zones/zone-jump.ts, card-game/abilities/wall-walking.ts; until when (CG-RULING-36): zone-stacking.ts;
 * parted from where he came (CG-RULING-38): card-game/abilities/inversion.ts.
 * Rules: BD-MOVE-5, BD-MOVE-7, BD-MOVE-8, BD-EXIT-6, BD-EXIT-7, BD-CHAR-Colossus-3 to 5; BD-RULING-36, BD-RULING-111,
 * BD-RULING-130; CG-MOVE-6, CG-MOVE-14, CG-START-8 to 10, CG-EXIT-5, CG-EXIT-6, CG-CHAR-Colossus-5, CG-CHAR-Colossus-6,
 * CG-RULING-40, CG-RULING-51 to 53, CG-RULING-57, CG-RULING-155; MP-SURP-8, MP-RULING-13.
 */
import { bit } from '../model/ability.ts';
import { hostile, isFigure, traitsOf, whereIs, type Position } from '../model/position.ts';
import type { Piece, Place } from '../vocabulary.ts';

const OVER_ENEMIES = bit('overEnemies');

/**
 * Whether one piece is an unwounded enemy whom the other, who has these traits now, cannot simply pass, on his way or
 * where he would leave (BD-EXIT-6, CG-START-8, CG-EXIT-5); a wounded blocks nothing (CG-START-10, CG-EXIT-6).
 */
export function stops(p: Position, mover: Piece, traits: number, other: Piece): boolean {
  const { pieces } = p.ruleset;
  if (!isFigure(p, other) || !hostile(p, pieces.owner[mover], pieces.owner[other])) return false;
  return pieces.combat[mover] > pieces.letsPass[other] && (traits & OVER_ENEMIES) === 0;
}

/** Whether such an enemy stands at a place. */
export function meetsEnemy(p: Position, mover: Piece, traits: number, place: Place): boolean {
  if (traits & OVER_ENEMIES) return false;
  const { first, next } = p.ruleset.occupancy;
  for (let other = first[place]; other >= 0; other = next[other])
    if (stops(p, mover, traits, other)) return true;
  return false;
}

/** The same, asked of the position itself, in the middle of an action too. */
export function meetsEnemyNow(p: Position, mover: Piece, place: Place): boolean {
  const traits = traitsOf(p, mover);
  if (traits & OVER_ENEMIES) return false;
  for (let other = 0; other < p.ruleset.pieces.count; other++)
    if (whereIs(p, other) === place && stops(p, mover, traits, other)) return true;
  return false;
}
