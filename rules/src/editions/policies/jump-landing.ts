/** Where a jump over a pit lands. Rules: BD-JUMP-6, BD-JUMP-7, BD-DIFF-2. */
import type { JumpLanding } from './policies.ts';

/** Straight beyond the pit. */
export const straightOn: JumpLanding = { id: 'straightOn', allows: (inward, outward) => inward === outward };

/** On any other side of the pit, straight on or round a corner. */
export const anySide: JumpLanding = { id: 'anySide', allows: () => true };
