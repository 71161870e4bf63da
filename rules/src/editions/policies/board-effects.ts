/** What the labyrinth itself does when a turn ends, and how its rooms can lie: see multiplayer/pyramid.ts, elevator.ts. */
import type { BoardEffects } from '../../model/policies.ts';

/** Rooms move only when somebody moves them. */
export const atRest: BoardEffects = { id: 'atRest' };
