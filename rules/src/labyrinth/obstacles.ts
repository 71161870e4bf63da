/**
 * What stands between two places, for a step (BD-MOVE-13 to BD-MOVE-15, CG-MOVE-12, CG-MOVE-13) and for sight
 * (BD-TERM-9). On which edge: terrain.ts (BD-RULING-1 to BD-RULING-5, CG-RULING-23). Pits (BD-TERM-8):
 * map/square-kinds.ts; who crosses them (BD-MOVE-16, CG-MOVE-11): square-walk.ts, zone-walk.ts.
 */
import type { RefusalCode } from '../refusals.ts';
import { BLOCK_PIT, BLOCK_PORTCULLIS, BLOCK_SLIT, BLOCK_WALL } from '../vocabulary.ts';

/** What stops a step over an edge for somebody without traits. */
export function edgeRefusal(blocks: number): RefusalCode | null {
  if (blocks === 0) return null;
  if (blocks & BLOCK_WALL) return 'WALL';
  if (blocks & BLOCK_PORTCULLIS) return 'PORTCULLIS_CLOSED';
  return 'ARROW_SLIT';
}

export const letsSightPass = (blocks: number): boolean =>
  blocks === 0 || blocks === BLOCK_SLIT || blocks === BLOCK_PIT;
