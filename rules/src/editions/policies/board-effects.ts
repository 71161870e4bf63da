/** What the labyrinth does when a turn ends: multiplayer/lifted-room-returns.ts; how rooms can lie: elevator.ts. */
import type { BoardEffects } from '../../model/policies.ts';

/** Rooms move only when somebody moves them. */
export const atRest: BoardEffects = { id: 'atRest', atTurnEnd: () => {} };
