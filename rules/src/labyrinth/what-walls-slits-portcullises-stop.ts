/**
 * What stands on an edge, and what it stops now: a wall, an arrow-slit or a portcullis in its state, a step and sight.
 * A broken wall and an open or broken portcullis stop nobody.
 *
 * Who passes all the same: actions/squares/square-step.ts, actions/zones/zone-step.ts; who sees through a slit:
 * sight.ts, zone-sight.ts; which squares have an edge in common (BD-RULING-4): neighbouring-squares.ts.
 * Rules: BD-PORT-7, BD-PORT-8, BD-LOS-9, BD-TERM-9, BD-MOVE-12 to 15; CG-ADJ-2 to 4, CG-MOVE-5, CG-MOVE-12, CG-MOVE-13,
 * CG-OBJ-Key-3, CG-CHAR-Colossus-3, CG-CHAR-Golem-2 to 4, CG-RULING-23, CG-RULING-25, CG-RULING-32, CG-RULING-152;
 * BD-RULING-1 to 3, BD-RULING-5.
 */
import { WALLS_BROKEN } from '../model/fields.ts';
import type { Room } from '../map/read-room-drawing.ts';
import type { RefusalCode } from '../refusals.ts';
import {
  BLOCK_PIT,
  BLOCK_PORTCULLIS,
  BLOCK_SLIT,
  BLOCK_WALL,
  OPEN,
  PORTCULLIS,
  WALL,
} from '../vocabulary.ts';
import { isClosed } from './portcullis-markers.ts';

/**
 * What the element printed on an edge of a room stops, in the state of its slot: whatever is broken or open there
 * belongs to the room and turns with it (CG-RULING-152).
 */
export function blockOf(room: Room, state: number, square: number, printed: number): number {
  const edge = square * 4 + printed;
  const kind = room.edges[edge];
  // Broken walls take everything with them that stands between squares (CG-CHAR-Golem-2 to CG-CHAR-Golem-4).
  if (kind === OPEN || state & WALLS_BROKEN) return 0;
  if (kind === WALL) return BLOCK_WALL;
  if (kind !== PORTCULLIS) return BLOCK_SLIT;
  // Open or broken it parts nothing (BD-PORT-7, BD-PORT-8).
  return isClosed(state, room.portcullisOn[edge]) ? BLOCK_PORTCULLIS : 0;
}

/** Where two rooms meet, what either has there stops: of two portcullises both must be open (BD-RULING-3, CG-RULING-25). */
export const blockOfBoth = (one: number, other: number): number => one | other;

/** A line has nothing on its edges: there only what the room has counts (BD-RULING-5). */
export const BLOCK_OF_LINE = 0;

/** What stops a step over an edge for somebody without traits. */
export function edgeRefusal(blocks: number): RefusalCode | null {
  if (blocks === 0) return null;
  if (blocks & BLOCK_WALL) return 'WALL';
  if (blocks & BLOCK_PORTCULLIS) return 'PORTCULLIS_CLOSED';
  return 'ARROW_SLIT';
}

export const letsSightPass = (blocks: number): boolean =>
  blocks === 0 || blocks === BLOCK_SLIT || blocks === BLOCK_PIT;
