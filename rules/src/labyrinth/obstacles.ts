/** What stands between two places, as a reason for "no". */
import type { RefusalCode } from '../refusals.ts';
import { BLOCK_PORTCULLIS, BLOCK_WALL } from '../vocabulary.ts';

/** What stops a step over an edge for somebody without traits. */
export function edgeRefusal(blocks: number): RefusalCode | null {
  if (blocks === 0) return null;
  if (blocks & BLOCK_WALL) return 'WALL';
  if (blocks & BLOCK_PORTCULLIS) return 'PORTCULLIS_CLOSED';
  return 'ARROW_SLIT';
}
