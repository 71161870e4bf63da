/**
 * The starting zone of the Card Game: one zone, in which everybody stands before a room and faces a zone of it.
 *
 * What one may do there is asked where it is done: turning and stepping into a room are links of the ground
 * (zone-ground.ts: CG-START-1 to CG-START-7, CG-RULING-47; which portcullis one works from there: CG-RULING-28,
 * CG-RULING-174), who blocks a way out stops a step (actions/zones/zone-step.ts: CG-START-8 to CG-START-10, CG-EXIT-5,
 * CG-EXIT-6, CG-RULING-51), and fights over its edge are in editions/policies/zone-attack.ts (group CG-STARTCOMBAT).
 * Rules: CG-ZONE-3; CG-RULING-43, CG-RULING-48 to CG-RULING-50, CG-RULING-59, CG-RULING-61.
 */
import type { Layout } from '../map/layout.ts';
import type { Position } from '../model/position.ts';
import { type Place, ROOM_SIDE } from '../vocabulary.ts';
import { letsSightPass } from './squares-and-edges.ts';

/** Whether two places are one zone: a starting zone is one, whatever its characters face (CG-RULING-43, CG-RULING-59). */
export function isSameZone(p: Position, a: Place, b: Place): boolean {
  if (a === b) return true;
  const { linesFrom, lineOf } = p.ruleset.layout;
  return a >= linesFrom && b >= linesFrom && lineOf[a - linesFrom] === lineOf[b - linesFrom];
}

/** Whoever comes out of a zone stands before its room and faces the zone that he left (CG-RULING-48). */
export function facingBefore(layout: Layout, lineSquare: number, zone: number): Place {
  const line = layout.lines[layout.lineOfSquare[lineSquare - layout.linesFrom]];
  if (line.facings === 0) return line.first + lineSquare - line.firstSquare;
  const room = Math.floor((lineSquare - line.firstSquare) / ROOM_SIDE);
  return line.first + room * line.facings + zone;
}

/** What stands between a place of a starting zone and the zone that one faces there: the least of it. */
interface Facing {
  /** The zone faced, or -1 where it does not lie at that end. */
  readonly zone: Place;
  /** What blocks, as bits; 0 where one could step over. */
  readonly blocks: number;
}

/** Which zone is faced from a place of a starting zone, and what is between: an open edge rather than a slit. */
export function facedFrom(p: Position, place: Place): Facing {
  const { layout, ground } = p.ruleset;
  let best: Facing = { zone: -1, blocks: 0 };
  for (let link = place * ground.stride; link < (place + 1) * ground.stride; link++) {
    const zone = ground.to[link];
    const blocks = ground.blocks[link];
    if (zone < 0 || zone >= layout.linesFrom) continue;
    if (blocks === 0) return { zone, blocks };
    if (best.zone < 0 || letsSightPass(blocks)) best = { zone, blocks };
  }
  return best;
}
